import { csvLine } from '@little-dunes/domain/csv'
import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { inWords } from '#catalogue/import/testing/in-words'

const HEADINGS = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Weight (kg)',
  'Length (cm)',
  'Purchase note',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Brands',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 1 global',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Attribute 2 visible',
  'Attribute 2 global',
  'Meta: _yoast_wpseo_title',
]
type Row = Record<string, string>

const ROMPER: Row = {
  ID: '10',
  Type: 'variable',
  Name: 'Dune Romper',
  Published: '1',
  'Is featured?': '1',
  'Visibility in catalog': 'visible',
  Description: '<p>Soft.</p>\\n<p>Washable.</p>',
  'Tax status': 'taxable',
  'In stock?': '1',
  'Weight (kg)': '0.25',
  'Purchase note': 'Wash cold',
  Categories: 'Clothing > Rompers, Sale',
  Tags: 'girls, soft',
  Images: 'https://old.example/a.jpg, https://old.example/b c.jpg',
  Brands: 'Dune & Co',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Sand, Sea\\, dark',
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': '6M, 12M',
  'Meta: _yoast_wpseo_title': 'Romper for dunes',
}
const variation = (row: Row): Row => ({ Type: 'variation', Published: '1', Parent: 'id:10', ...row })
const SAND_6 = variation({
  ID: '11',
  SKU: 'R-S6',
  'GTIN, UPC, EAN, or ISBN': '6291041500213',
  Name: 'Dune Romper - Sand, 6M',
  'Tax class': 'parent',
  'In stock?': '1',
  Stock: '4',
  'Sale price': '80',
  'Regular price': '100',
  Images: 'https://old.example/sand.jpg',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Sand',
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': '6M',
})
const SEA_12 = variation({
  ID: '12',
  SKU: 'R-D12',
  Name: 'Dune Romper - Sea, dark, 12M',
  'In stock?': '1',
  'Sale price': '96',
  'Regular price': '120',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Sea\\, dark',
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': '12M',
})
const CAP: Row = {
  ID: '20',
  Type: 'simple',
  SKU: 'CAP',
  Name: 'Sun Cap',
  Published: '1',
  'In stock?': '1',
  Stock: '3',
  'Regular price': '35.50',
  Categories: 'Uncategorized',
  'Attribute 1 name': 'Material',
  'Attribute 1 value(s)': 'Cotton, Linen',
}

async function read(...rows: Row[]) {
  const [findings, reading] = [new Findings(), new ReadProgress()]
  const lines = [HEADINGS, ...rows.map((row) => HEADINGS.map((heading) => row[heading] ?? ''))]
  const open = async function* () {
    yield Buffer.from(lines.map(csvLine).join('\r\n'))
  }
  const products = await Array.fromAsync(readProducts(open, reading, findings))
  const { problems, notes } = inWords(findings)
  return {
    products,
    rows: reading.rows,
    faulty: [...reading.faulty],
    problems: problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`),
    notes: notes.map(({ line, text }) => `${line}: ${text}`),
  }
}

test('a variable product has the colours and sizes of its variations, in any row order', async () => {
  const { products, problems, rows } = await read(ROMPER, CAP, SAND_6, SEA_12)
  expect(problems).toEqual([])
  expect(rows).toBe(4)
  expect(products).toMatchObject([
    {
      handle: 'dune-romper',
      name: 'Dune Romper',
      description: 'Soft.\n\nWashable.',
      category: 'Girls',
      subCategory: 'Rompers',
      status: 'published',
      price: 100_00,
      discount: 20,
      pictures: ['https://old.example/a.jpg', 'https://old.example/b%20c.jpg'],
      colours: [
        {
          colorName: 'Sand',
          pictures: ['https://old.example/sand.jpg'],
          sizes: [
            { size: '6M', stocks: 4, counted: true, subSku: 'R-S6', barcode: '6291041500213', price: null },
          ],
        },
        { colorName: 'Sea, dark', sizes: [{ size: '12M', counted: false, subSku: 'R-D12', price: 120_00 }] },
      ],
    },
    {
      handle: 'sun-cap',
      subCategory: '',
      price: 35_50,
      discount: 0,
      colours: [{ colorName: 'Standard', sizes: [{ size: 'One Size', stocks: 3, subSku: 'CAP' }] }],
    },
  ])
})

test('unused data is kept in Shopify columns or metafields', async () => {
  const [romper, cap] = (await read(ROMPER, CAP, SAND_6)).products
  expect(romper?.preserved).toMatchObject({
    Vendor: 'Dune & Co',
    Tags: 'girls, soft',
    'Product category': 'Clothing > Rompers, Sale',
    'SEO title': 'Romper for dunes',
    'Purchase note (product.metafields.woocommerce.purchase_note)': 'Wash cold',
    'Is featured? (product.metafields.woocommerce.is_featured)': '1',
  })
  expect(romper?.colours[0]?.sizes[0]?.preserved).toMatchObject({
    'Weight value (grams)': '250',
    'Weight unit for display': 'kg',
    'Charge tax': 'TRUE',
  })
  expect(cap?.preserved).toMatchObject({
    'Material (product.metafields.woocommerce.material)': 'Cotton, Linen',
  })
})

test('a sale with dates becomes a sale of the shop, in Dubai time', async () => {
  const dates = { 'Date sale price starts': '2026-12-01', 'Date sale price ends': '2026-12-24' }
  const { products, notes } = await read(ROMPER, { ...SAND_6, ...dates }, { ...SEA_12, ...dates })
  expect(products[0]).toMatchObject({
    price: 100_00,
    discount: 0,
    fields: {
      saleDiscount: 20,
      saleStartsAt: new Date('2026-12-01T00:00:00+04:00'),
      saleEndsAt: new Date('2026-12-24T23:59:59+04:00'),
    },
  })
  expect(notes).toEqual([])
})

test('a sale with dates but no matching percentage is reported, and the regular price is used', async () => {
  const dates = { 'Date sale price ends': '2026-12-24' }
  const { products, notes } = await read(
    ROMPER,
    { ...SAND_6, ...dates },
    { ...SEA_12, ...dates, 'Sale price': '90' },
  )
  expect(products[0]).toMatchObject({ price: 100_00, discount: 0 })
  expect(products[0]?.fields.saleDiscount).toBeUndefined()
  expect(notes).toEqual([
    '3: The sale price from … to 2026-12-24 is not the same percentage for all variations, so the regular price is used. Create the sale in the back office.',
  ])
})

test.each([
  ['1', '', 'published'],
  ['0', '', 'archived'],
  ['-1', '', 'draft'],
  ['1', 'hidden', 'archived'],
  ['1', 'search', 'published'],
])('published %s and visibility "%s": the product is %s', async (published, visibility, status) => {
  const { products } = await read({ ...CAP, Published: published, 'Visibility in catalog': visibility })
  expect(products[0]?.status).toBe(status)
})

test.each([
  [{ 'In stock?': '1', Stock: '' }, false, 0],
  [{ 'In stock?': '0', Stock: '' }, true, 0],
  [{ 'In stock?': 'backorder', Stock: '' }, false, 0],
  [{ 'In stock?': '1', Stock: '5', 'Backorders allowed?': '0' }, true, 5],
  [{ 'In stock?': '1', Stock: '5', 'Backorders allowed?': 'notify' }, false, 5],
  [{ 'In stock?': '1', Stock: '-2' }, true, 0],
])('with %j the stock of a size is tracked: %s (D-70)', async (cells, counted, stocks) => {
  const { products } = await read({ ...CAP, ...cells })
  expect(products[0]?.colours[0]?.sizes).toMatchObject([{ counted, stocks }])
})

test('stock shared by variations is split between them, which is reported', async () => {
  const { products, notes } = await read(
    { ...ROMPER, Stock: '5' },
    { ...SAND_6, Stock: 'parent' },
    { ...SEA_12, Stock: 'parent' },
  )
  expect(products[0]?.colours.map(({ sizes }) => sizes[0]?.stocks)).toEqual([3, 2])
  expect(notes[0]).toBe(
    '2: The stock of 5 is shared by 2 variations and was split between them. Count them and correct it.',
  )
})

test('a variation matches its product despite invisible characters', async () => {
  const { products, problems } = await read(
    ROMPER,
    { ...SAND_6, Parent: `\u200f${SAND_6.Parent}\u200b` },
    { ...SEA_12, 'Attribute 1 value(s)': '\u200fSand' },
  )
  expect(problems).toEqual([])
  expect(products[0]?.colours.map(({ colorName }) => colorName)).toEqual(['Sand'])
})

test('a variation for any size becomes every size, with its stock split between them', async () => {
  const { products, notes } = await read(ROMPER, { ...SAND_6, Stock: '5', 'Attribute 2 value(s)': '' })
  expect(products[0]?.colours[0]?.sizes).toMatchObject([
    { size: '6M', stocks: 3, subSku: 'R-S6' },
    { size: '12M', stocks: 2, subSku: expect.stringMatching(/^LD-/) },
  ])
  expect(notes).toEqual([
    '3: The variation applies to any value, so it becomes 2 sizes or colours with its stock split between them.',
  ])
})

test('unsupported products are reported and skipped', async () => {
  const { products, notes, problems } = await read(
    CAP,
    { ID: '30', Type: 'grouped', Name: 'Set', Published: '1' },
    { ID: '31', Type: 'external', Name: 'Elsewhere', Published: '1', 'Regular price': '5' },
    { ...ROMPER, ID: '40' },
    { ...SAND_6, Parent: 'id:40' },
    { ...SEA_12, Parent: 'id:40', Published: '0' },
  )
  expect(problems).toEqual([])
  expect(products.map(({ handle }) => handle)).toEqual(['sun-cap', 'dune-romper'])
  expect(notes).toEqual([
    '3: "Set" is of the type "grouped", which this shop cannot sell, so it is skipped.',
    '4: "Elsewhere" is of the type "external", which this shop cannot sell, so it is skipped.',
    '7: The variation is disabled, so it is skipped.',
  ])
})

test.each<[Row[], string]>([
  [[{ ...CAP, 'Regular price': '' }], '2 Regular price: is empty; every variant needs a price.'],
  [[{ ...CAP, 'Regular price': '0' }], '2 Regular price: "0" is not above 0.'],
  [[{ ...CAP, 'Sale price': 'ten' }], '2 Sale price: "ten" is not a number.'],
  [[{ ...CAP, Stock: 'many' }], '2 Stock: "many" is not a whole number.'],
  [[{ ...CAP, Name: '' }], '2 Name: is empty; the first row of a product needs its name.'],
  [[{ ...CAP, Published: 'maybe' }], '2 Published: "maybe" is neither true nor false.'],
  [
    [CAP, { ...SAND_6, Parent: 'id:99' }],
    '3 Parent: "id:99" is not a product in the file; export products together with their variations.',
  ],
  [[ROMPER], '2 Regular price: is empty in every row of the product, so it has no variants.'],
  [[ROMPER, SAND_6, { ...SEA_12, SKU: 'R-S6' }], '4 SKU: "R-S6" is already in line 3.'],
])('reports problems in %j: %s', async (rows, problem) => {
  expect((await read(...rows)).problems).toEqual([problem])
})

test('HTML in names is read as text', async () => {
  const { products } = await read({ ...CAP, Name: 'Tom &amp; Co &#8211; hat' })
  expect(products).toMatchObject([{ handle: 'tom-co-hat', name: 'Tom & Co – hat' }])
})

test('products with the same name get separate addresses, as in WordPress', async () => {
  const { products } = await read(CAP, { ...CAP, ID: '21', SKU: 'CAP-2' })
  expect(products.map(({ handle }) => handle)).toEqual(['sun-cap', 'sun-cap-2'])
})
