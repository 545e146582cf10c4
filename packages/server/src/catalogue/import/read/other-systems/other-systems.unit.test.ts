import { csvLine } from '@little-dunes/domain/csv'
import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { inWords } from '#catalogue/import/testing/in-words'

type Row = Record<string, string>

/** Rows under all headings of any row. Missing cells are empty. */
async function read(...rows: Row[]) {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
  return readText(lines.map(csvLine).join('\r\n'))
}

async function readText(text: string) {
  const findings = new Findings()
  const open = async function* () {
    yield Buffer.from(text)
  }
  const reading = new ReadProgress()
  const products = await Array.fromAsync(readProducts(open, reading, findings))
  const { problems, notes } = inWords(findings)
  return {
    products,
    rows: reading.rows,
    problems: problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`),
    notes: notes.map(({ text }) => text),
  }
}

/** Colour, size, SKU, stock (null: not counted) and own price of all sizes. */
const listSold = ({ products }: Awaited<ReturnType<typeof read>>) =>
  products.flatMap(({ colours }) =>
    colours.flatMap(({ colorName, sizes }) =>
      sizes.map(({ size, subSku, counted, stocks, price }) => [
        ...[colorName, size, subSku],
        counted ? stocks : null,
        ...(price === null ? [] : [price]),
      ]),
    ),
  )

const WIX: Row = {
  handleId: 'product_1',
  fieldType: 'Product',
  name: 'Dress',
  description: '<p>Soft</p>',
  productImageUrl: 'a_1.jpg;https://a.example/2.jpg',
  collection: 'Girls;New',
  sku: 'W-1',
  price: '100',
  surcharge: '',
  visible: 'true',
  discountMode: 'PERCENT',
  discountValue: '20',
  inventory: 'InStock',
  productOptionName1: 'Color',
  productOptionDescription1: '#ff0000:Red',
  productOptionName2: 'Size',
  productOptionDescription2: 'S;M',
}
const wixVariant = (size: string, overrides: Row): Row => ({
  ...{ handleId: 'product_1', fieldType: 'Variant', visible: 'true' },
  ...{ productOptionDescription1: 'Red', productOptionDescription2: size },
  ...overrides,
})

test('Wix variants belong to the product above, with its discount and their surcharge', async () => {
  const read1 = await read(
    WIX,
    wixVariant('S', { inventory: '5', sku: 'W-S' }),
    wixVariant('M', { inventory: '0', sku: 'W-M', surcharge: '10' }),
  )
  expect(read1.problems).toEqual([])
  expect(read1.products).toMatchObject([
    {
      ...{ handle: 'product_1', name: 'Dress', status: 'published', subCategory: 'Girls' },
      ...{ price: 100_00, discount: 20 },
      pictures: ['https://static.wixstatic.com/media/a_1.jpg', 'https://a.example/2.jpg'],
    },
  ])
  expect(listSold(read1)).toEqual([
    ['Red', 'S', 'W-S', 5],
    ['Red', 'M', 'W-M', 0, 110_00],
  ])
  expect(read1.rows).toBe(3)
})

test('Wix choices without rows become sizes, and an amount is a discount', async () => {
  const result = await read({ ...WIX, discountMode: 'AMOUNT', discountValue: '25' })
  expect(result.products).toMatchObject([{ price: 100_00, discount: 25 }])
  expect(listSold(result)).toEqual([
    ['Red', 'S', 'W-1', null],
    ['Red', 'M', expect.stringMatching(/^LD-/), null],
  ])
  expect(result.rows).toBe(1)
})

test('current Wix exports have the price in the variant rows', async () => {
  const variant = (colour: string, overrides: Row): Row => ({
    ...{ handle: 'tee', fieldType: 'VARIANT', price: '49', strikethroughPrice: '70' },
    ...{ 'productOptionName[1]': 'Color', 'productOptionChoices[1]': colour },
    ...overrides,
  })
  const result = await read(
    {
      ...{ handle: 'tee', fieldType: 'PRODUCT', name: 'Tee', visible: 'FALSE', plainDescription: 'Soft' },
      ...{ inventory: '', sku: '', 'productOptionName[1]': 'Color', 'productOptionChoices[1]': 'Red;Blue' },
    },
    variant('Red', { inventory: '4', sku: 'T-R' }),
    variant('Blue', { inventory: 'OUT_OF_STOCK', sku: 'T-B' }),
  )
  expect(result.problems).toEqual([])
  expect(result.products).toMatchObject([
    { handle: 'tee', status: 'archived', description: 'Soft', price: 70_00, discount: 30 },
  ])
  expect(listSold(result)).toEqual([
    ['Red', 'One Size', 'T-R', 4],
    ['Blue', 'One Size', 'T-B', 0],
  ])
})

test('sizes match their product despite invisible characters', async () => {
  const result = await read(
    magento('TEE', {
      ...{ product_type: 'configurable', price: '' },
      configurable_variations: 'sku=TEE-S,size=S|sku=TEE-M,size=\u200fM',
    }),
    magento('TEE-S\u200e', {}),
    magento('\u200bTEE-M', {}),
  )
  expect(result.problems).toEqual([])
  expect(listSold(result)).toEqual([
    ['Standard', 'S', 'TEE-S', 5],
    ['Standard', 'M', 'TEE-M', 5],
  ])
})

test.each([
  ['COLOR', 'red:Red', 'Red'],
  ['COLOR', 'darkslategray:Night Sky', 'Night Sky'],
  ['COLOR', '#00ff00:Green', 'Green'],
  ['COLOR', 'rgb(0, 0, 255):Blue', 'Blue'],
  ['COLOR', 'Sand', 'Sand'],
  ['', 'black:Black', 'Black'],
  ['DROP_DOWN', 'Stripes: wide', 'Stripes: wide'],
])('reads a Wix colour of type "%s" written %s as %s', async (type, choice, colour) => {
  const typed = { ...WIX, ...(type && { productOptionType1: type }) }
  const overrides = { productOptionDescription1: choice }
  const alone = await read({ ...typed, ...overrides })
  const varied = await read(
    { ...typed, ...overrides },
    wixVariant('S', { ...overrides, inventory: '5', sku: 'W-S' }),
  )
  expect(alone.products[0]?.colours.map(({ colorName }) => colorName)).toEqual([colour])
  expect(varied.products[0]?.colours.map(({ colorName }) => colorName)).toEqual([colour])
})

test.each(['productOptionChoices1', 'productOptionChoices[1]'])(
  'reads the choices of current Wix exports from %s',
  async (heading) => {
    const option = { productOptionName1: 'Color', productOptionType1: 'SWATCH_CHOICES' }
    const result = await read(
      {
        handle: 'tee',
        fieldType: 'PRODUCT',
        name: 'Tee',
        price: '49',
        inventory: '',
        ...option,
        [heading]: '#ff0000:Red;blue:Blue',
      },
      { handle: 'tee', fieldType: 'VARIANT', price: '49', inventory: '4', sku: 'T-R', [heading]: 'Red' },
      {
        handle: 'tee',
        fieldType: 'VARIANT',
        price: '49',
        inventory: '5',
        sku: 'T-B',
        [heading]: 'blue:Blue',
      },
    )
    expect(listSold(result)).toEqual([
      ['Red', 'One Size', 'T-R', 4],
      ['Blue', 'One Size', 'T-B', 5],
    ])
  },
)

const squarespace = (overrides: Row): Row => ({
  ...{
    'Product ID [Non Editable]': '',
    'Variant ID [Non Editable]': '',
    'Product Type [Non Editable]': 'PHYSICAL',
  },
  ...{ 'Product Page': 'shop', 'Product URL': '', Title: '', Description: '', SKU: '', GTIN: '' },
  ...{ 'Option Name 1': '', 'Option Value 1': '', Price: '50.00', 'Sale Price': '0.00', 'On Sale': 'No' },
  ...{ Stock: '3', Categories: '', Tags: '', Visible: '', 'Hosted Image URLs': '' },
  ...overrides,
})
const ID = 'Product ID [Non Editable]'

test('Squarespace products are identified by number and address, never by title', async () => {
  const hat = { Title: 'Hat', Visible: 'Yes' }
  const result = await read(
    squarespace({
      ...hat,
      [ID]: 'a1',
      'Product URL': 'hat',
      SKU: 'H-1',
      Categories: '/Sale, /Boys/Sun hats',
    }),
    squarespace({ ...hat, [ID]: 'a2', 'Product URL': 'hat-2', SKU: 'H-2', Visible: 'No' }),
    // The same address on another page of the shop.
    squarespace({ ...hat, [ID]: 'a3', 'Product URL': 'hat', SKU: 'H-3', 'Product Page': 'outlet' }),
    // Without numbers, like the template.
    squarespace({ ...hat, 'Product URL': 'hat-4', SKU: 'H-4' }),
    squarespace({ ...hat, 'Product URL': 'hat-5', SKU: 'H-5' }),
  )
  expect(result.problems).toEqual([])
  expect(result.products.map(({ handle, name, status }) => [handle, name, status])).toEqual([
    ['hat', 'Hat', 'published'],
    ['hat-2', 'Hat', 'archived'],
    ['hat-3', 'Hat', 'published'],
    ['hat-4', 'Hat', 'published'],
    ['hat-5', 'Hat', 'published'],
  ])
  expect(result.products[0]?.subCategory).toBe('Sun hats')
})

test.each([
  ['leave the product out', {}],
  ['repeat its number', { [ID]: 'b1' }],
  ['repeat all of it', { [ID]: 'b1', 'Product URL': 'tee', Title: 'Tee' }],
])('Squarespace variant rows that %s become sizes', async (_, overrides) => {
  const result = await read(
    squarespace({
      ...{
        [ID]: 'b1',
        'Product URL': 'tee',
        Title: 'Tee',
        Description: '<p>Soft</p>',
        SKU: 'T-S',
        Visible: 'Yes',
      },
      ...{ 'Option Name 1': 'Size', 'Option Value 1': 'S', 'Sale Price': '40.00', 'On Sale': 'Yes' },
      'Hosted Image URLs': 'https://a.example/1.jpg https://a.example/2.jpg',
    }),
    squarespace({
      ...overrides,
      SKU: 'T-M',
      'Option Value 1': 'M',
      'Sale Price': '40.00',
      'On Sale': 'Yes',
      Stock: 'Unlimited',
    }),
    squarespace({
      [ID]: 'b2',
      'Product URL': 'sock',
      Title: 'Sock',
      SKU: 'K',
      'Sale Price': '10.00',
      Visible: 'Yes',
    }),
  )
  expect(result.problems).toEqual([])
  expect(result.products).toMatchObject([
    {
      ...{ handle: 'tee', description: 'Soft', price: 50_00, discount: 20 },
      pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    },
    { handle: 'sock', price: 50_00, discount: 0 },
  ])
  expect(listSold(result)).toEqual([
    ['Standard', 'S', 'T-S', 3],
    ['Standard', 'M', 'T-M', null],
    ['Standard', 'One Size', 'K', 3],
  ])
})

const ETSY: Row = {
  TITLE: 'Rattle',
  DESCRIPTION: 'One\nTwo',
  PRICE: '25.00',
  CURRENCY_CODE: 'AED',
  QUANTITY: '9',
  TAGS: 'wooden_toy,baby',
  IMAGE1: 'https://a.example/1.jpg',
  IMAGE2: 'https://a.example/2.jpg',
  'VARIATION 1 NAME': 'Color',
  'VARIATION 1 VALUES': 'Red,Blue',
  'VARIATION 2 NAME': 'Size',
  'VARIATION 2 VALUES': 'S,M',
  SKU: 'E-1,E-2,E-3,E-4',
}

test('Etsy variations become colours and sizes, which share the stock', async () => {
  const result = await read(ETSY)
  expect(listSold(result)).toEqual([
    ['Red', 'S', 'E-1', 3],
    ['Red', 'M', 'E-2', 2],
    ['Blue', 'S', 'E-3', 2],
    ['Blue', 'M', 'E-4', 2],
  ])
  expect(result.products).toMatchObject([
    { name: 'Rattle', price: 25_00, description: 'One\nTwo', pictures: [ETSY.IMAGE1, ETSY.IMAGE2] },
  ])
  expect(result.notes).toEqual([expect.stringContaining('The stock of 9 is shared by 4 variations')])
})

test('an Etsy shop in another currency is refused once', async () => {
  const result = await read({ ...ETSY, CURRENCY_CODE: 'USD' }, { ...ETSY, CURRENCY_CODE: 'USD' })
  expect(result.problems).toEqual(['2 null: "USD" is in another currency, USD: prices must be in AED.'])
})

const magento = (sku: string, overrides: Row): Row => ({
  ...{
    sku,
    store_view_code: '',
    product_type: 'simple',
    name: sku,
    price: '49.0000',
    url_key: sku.toLowerCase(),
  },
  ...{ categories: 'Default Category/Boys,Default Category/Boys/Tees', product_online: '1' },
  ...{ visibility: 'Catalog, Search', qty: '5.0000', is_in_stock: '1', manage_stock: '1' },
  ...overrides,
})

test('simple Magento products named by a configurable one become its sizes', async () => {
  const result = await read(
    magento('TEE-S', { visibility: 'Not Visible Individually' }),
    magento('TEE-M', { visibility: 'Not Visible Individually', price: '55.0000', is_in_stock: '0' }),
    magento('TEE', {
      ...{ product_type: 'configurable', name: 'Tee', price: '', qty: '0' },
      configurable_variations: 'sku=TEE-S,size=S,color=Blue|sku=TEE-M,size=M,color=Blue',
      configurable_variation_labels: 'size=Size,color=Color',
    }),
    magento('TOY', { manage_stock: '0', special_price: '24.5000', product_online: '2' }),
    magento('SET', { product_type: 'bundle' }),
    magento('TOY', { store_view_code: 'de', name: 'Spielzeug' }),
  )
  expect(result.problems).toEqual([])
  expect(result.products).toMatchObject([
    { handle: 'tee', name: 'Tee', subCategory: 'Tees', status: 'published', price: 49_00 },
    { handle: 'toy', status: 'archived', price: 49_00, discount: 50 },
  ])
  expect(listSold(result)).toEqual([
    ['Blue', 'S', 'TEE-S', 5],
    ['Blue', 'M', 'TEE-M', 0, 55_00],
    ['Standard', 'One Size', 'TOY', null],
  ])
  expect(result.notes).toEqual([
    expect.stringContaining('1 row is text of another store view'),
    expect.stringContaining('"SET" is of the type "bundle"'),
  ])
})

test.each([
  [{ manage_stock: '0', use_config_manage_stock: '1' }, true],
  [{ manage_stock: '0', use_config_manage_stock: '0' }, false],
  [{ manage_stock: '0', use_config_manage_stock: '' }, false],
  [{ manage_stock: '1', use_config_manage_stock: '0' }, true],
  [{ allow_backorders: '1', use_config_backorders: '1' }, true],
  [{ allow_backorders: '2', use_config_backorders: '0' }, false],
  [{ allow_backorders: '1' }, false],
])('Magento tracks stock by default: %j is tracked: %s (D-70)', async (overrides, counted) => {
  const { products } = await read(magento('TOY', overrides))
  expect(products).toMatchObject([{ colours: [{ sizes: [{ counted }] }] }])
})

test('Magento options with prices are reported as skipped, once each', async () => {
  const option = (title: string, price: string, name = 'Gift wrap') =>
    `name=${name},type=drop_down,required=0,price=${price},price_type=fixed,sku=,option_title=${title}`
  const { products, problems, notes } = await read(
    magento('MAT', {
      name: 'Mat',
      custom_options: [
        option('Gold', '10.0000'),
        option('Silver', '5.0000'),
        option('', '2.5000', 'Engraving'),
      ].join('|'),
    }),
    magento('TOY', { custom_options: option('Plain', '0.0000') }),
  )
  expect(problems).toEqual([])
  expect(products.map(({ name, price }) => [name, price])).toEqual([
    ['Mat', 49_00],
    ['TOY', 49_00],
  ])
  expect(notes).toEqual([
    'The paid options of "Mat" are skipped: Gift wrap, Engraving. Customers pay the price without them.',
  ])
})

test('Arabic Magento store views become Arabic texts, and other languages are skipped', async () => {
  const result = await read(
    magento('HAT', { name: 'Hat', description: '<p>Soft</p>' }),
    magento('SOCK', { name: 'Sock' }),
    magento('HAT', { store_view_code: 'ar_ae', name: 'قبعة', description: '' }),
    magento('hat', { store_view_code: 'ar_sa', name: 'طاقية', description: '<p>ناعمة</p>' }),
    magento('SOCK', { store_view_code: 'second', name: 'جورب' }),
    magento('SOCK', { store_view_code: 'fr', name: 'Chaussette' }),
  )
  expect(result.products).toMatchObject([
    { name: 'Hat', description: 'Soft', texts: { nameAr: 'قبعة', descriptionAr: 'ناعمة' } },
    { name: 'Sock', texts: { nameAr: 'جورب' } },
  ])
  expect(result.notes).toEqual([expect.stringContaining('1 row is text of another store view')])
})

test.each([
  [
    'of today',
    [
      { Item: 'Product', ID: '7', Name: 'Jumper', SKU: 'J', 'Inventory Tracking': 'variant', Price: '80' },
      {
        Item: 'Variant',
        SKU: 'J-S',
        Options: 'Type=R|Name=Color|Value=Red;Type=R|Name=Size|Value=S',
        'Current Stock': '4',
      },
      {
        Item: 'Variant',
        SKU: 'J-M',
        Options: 'Type=R|Name=Color|Value=Red;Type=R|Name=Size|Value=M',
        'Current Stock': '5',
      },
      { Item: 'Image', 'Internal Image URL (Export)': 'https://a.example/1.jpg' },
    ],
    { 'Is Visible': 'TRUE', 'Product URL': '/winter/jumper/', Categories: '12;14' },
  ],
  [
    'of earlier years',
    [
      {
        'Item Type': 'Product',
        'Product Name': 'Jumper',
        'Product Code/SKU': 'J',
        'Track Inventory': 'by option',
        Price: '80',
      },
      {
        'Item Type': '  SKU',
        'Product Name': '[CS]Color=Red:#ff0000,[RT]Size=S',
        'Product Code/SKU': 'J-S',
        'Current Stock Level': '4',
      },
      {
        'Item Type': '  SKU',
        'Product Name': '[CS]Color=Red:#ff0000,[RT]Size=M',
        'Product Code/SKU': 'J-M',
        'Current Stock Level': '5',
      },
    ],
    {
      'Product Visible?': 'Y',
      'Product URL': '/jumper/',
      'Product Image File - 1': 'https://a.example/1.jpg',
    },
  ],
] as [string, Row[], Row][])(
  'BigCommerce variants %s belong to the product above',
  async (_, [first = {}, ...others], overrides) => {
    const result = await read({ ...first, ...overrides }, ...others)
    expect(result.problems).toEqual([])
    expect(result.products).toMatchObject([
      {
        handle: 'jumper',
        name: 'Jumper',
        status: 'published',
        price: 80_00,
        pictures: ['https://a.example/1.jpg'],
      },
    ])
    expect(listSold(result)).toEqual([
      ['Red', 'S', 'J-S', 4],
      ['Red', 'M', 'J-M', 5],
    ])
  },
)

test.each(['Red[#ff0000]', 'Red:#ff0000', 'Red[#ff0000|#00ff00]', 'Red'])(
  'reads a BigCommerce colour written %s as Red',
  async (value) => {
    const result = await read(
      { Item: 'Product', ID: '7', Name: 'Jumper', SKU: 'J', 'Inventory Tracking': 'variant', Price: '80' },
      { Item: 'Variant', SKU: 'J-1', Options: `Type=Swatch|Name=Color|Value=${value}`, 'Current Stock': '4' },
    )
    expect(listSold(result)).toEqual([['Red', 'One Size', 'J-1', 4]])
  },
)

test('a reduced Salla or Magento price with dates becomes a sale of the product', async () => {
  const sale = {
    saleDiscount: 20,
    saleStartsAt: new Date('2026-12-01T00:00:00+04:00'),
    saleEndsAt: new Date('2026-12-24T23:59:59+04:00'),
  }
  const days = ['2026-12-01', '2026-12-24'] as const
  const fromSalla = await read({
    ...{ النوع: 'منتج', 'أسم المنتج': 'Hat', 'سعر المنتج': '100', 'السعر المخفض': '80', '[1] الاسم': '' },
    ...{ 'تاريخ بداية التخفيض': days[0], 'تاريخ نهاية التخفيض': days[1] },
  })
  const fromMagento = await read(
    magento('HAT', {
      ...{ price: '100.0000', special_price: '80.0000' },
      ...{ special_price_from_date: `${days[0]} 00:00:00`, special_price_to_date: days[1] },
    }),
  )
  for (const { products, problems, notes } of [fromSalla, fromMagento]) {
    expect([...problems, ...notes.filter((note) => note.includes('sale price'))]).toEqual([])
    expect(products).toMatchObject([{ price: 100_00, discount: 0, fields: sale }])
  }
})

test('Magento special price dates in free text are reported, and the regular price is used', async () => {
  const { products, problems, notes } = await read(
    magento('HAT', { special_price: '24.5000', special_price_from_date: '12/1/26' }),
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([{ price: 49_00, discount: 0 }])
  expect(products[0]?.fields.saleDiscount).toBeUndefined()
  expect(notes).toEqual([expect.stringContaining('The sale price from 12/1/26 to …')])
})

test('Salla options belong to the product above', async () => {
  const result = await read(
    {
      ...{ النوع: 'منتج', 'أسم المنتج': 'فستان', 'تصنيف المنتج': 'ملابس > بنات', 'سعر المنتج': '100' },
      ...{ 'السعر المخفض': '80', 'رمز المنتج sku': 'F', '[1] الاسم': 'المقاس', الكمية: '' },
      'صورة المنتج': 'https://a.example/1.jpg,https://a.example/2.jpg',
    },
    { النوع: 'خيار', 'رمز المنتج sku': 'F-S', '[1] القيمة': 'S', الكمية: '3' },
    { النوع: 'خيار', 'رمز المنتج sku': 'F-M', '[1] القيمة': 'M', الكمية: '0' },
  )
  expect(result.problems).toEqual([])
  expect(result.products).toMatchObject([
    {
      name: 'فستان',
      subCategory: 'بنات',
      price: 100_00,
      discount: 20,
      pictures: [expect.any(String), expect.any(String)],
    },
  ])
  expect(listSold(result)).toEqual([
    ['Standard', 'S', 'F-S', 3],
    ['Standard', 'M', 'F-M', 0],
  ])
})

test('children in an Amazon template belong to their named parent', async () => {
  const rows = [
    ['TemplateType=fptcustom', 'Version=2023.1', '', '', '', '', '', ''],
    [
      'Seller SKU',
      'Product Name',
      'Your Price',
      'Quantity',
      'Parentage',
      'Parent SKU',
      'Variation Theme',
      'Size',
    ],
    [
      'item_sku',
      'item_name',
      'standard_price',
      'quantity',
      'parent_child',
      'parent_sku',
      'variation_theme',
      'size_name',
    ],
    ['S', 'Shirt', '', '', 'parent', '', 'Size', ''],
    ['S-S', 'Shirt, S', '49.00', '5', 'child', 'S', 'Size', 'S'],
    ['S-M', 'Shirt, M', '49.00', '0', 'child', 'S', 'Size', 'M'],
    ['HAT', 'Hat "soft"', '20', '1', '', '', '', ''],
  ]
  const result = await readText(rows.map((row) => row.join('\t')).join('\r\n'))
  expect(result.problems).toEqual([])
  expect(result.products.map(({ name }) => name)).toEqual(['Shirt', 'Hat "soft"'])
  expect(listSold(result)).toEqual([
    ['Standard', 'S', 'S-S', 5],
    ['Standard', 'M', 'S-M', 0],
    ['Standard', 'One Size', 'HAT', 1],
  ])
})

test('an Amazon sale price with dates becomes a sale of the product', async () => {
  const rows = [
    ['item_sku', 'item_name', 'standard_price', 'quantity', 'sale_price', 'sale_from_date', 'sale_end_date'],
    ['HAT', 'Hat', '20', '1', '15', '2026-12-01', '2026-12-24'],
  ]
  const result = await readText(rows.map((row) => row.join('\t')).join('\r\n'))
  expect(result.problems).toEqual([])
  const saleStartsAt = new Date('2026-12-01T00:00:00+04:00')
  const saleEndsAt = new Date('2026-12-24T23:59:59+04:00')
  expect(result.products).toMatchObject([
    { price: 20_00, discount: 0, fields: { saleDiscount: 25, saleStartsAt, saleEndsAt } },
  ])
})

const feed = (id: string, overrides: Row): Row => ({
  ...{ id, title: 'Sun hat', description: 'Light', availability: 'in_stock', price: '49.00 AED' },
  ...{ link: 'https://old.example/products/sun-hat?variant=1', image_link: 'https://a.example/1.jpg' },
  ...overrides,
})

test('rows of one group of a product feed become one product, with its address', async () => {
  const result = await read(
    feed('1', {
      item_group_id: 'G',
      title: 'Sun hat - Red, S',
      color: 'Red',
      size: 'S',
      sale_price: '24.50 AED',
    }),
    feed('3', { link: 'https://old.example/sock.html', title: 'Sock', availability: 'out of stock' }),
    feed('2', {
      item_group_id: 'G',
      title: 'Sun hat - Red, M',
      color: 'Red',
      size: 'M',
      sale_price: '24.50 AED',
    }),
  )
  expect(result.problems).toEqual([])
  expect(result.products).toMatchObject([
    { handle: 'sun-hat', name: 'Sun hat', price: 49_00, discount: 50 },
    { handle: 'sock', name: 'Sock' },
  ])
  expect(listSold(result)).toEqual([
    ['Red', 'S', '1', null],
    ['Red', 'M', '2', null],
    ['Standard', 'One Size', '3', 0],
  ])
})

test.each([
  [
    '2026-12-01T00:00+0400/2026-12-24T23:59:59+04:00',
    '2026-12-01T00:00:00+04:00',
    '2026-12-24T23:59:59+04:00',
  ],
  ['2026-11-30T20:00Z / 2026-12-24', '2026-12-01T00:00:00+04:00', '2026-12-24T23:59:59+04:00'],
])('a feed sale price from %s becomes a sale of all sizes at these times', async (times, from, until) => {
  const group = { item_group_id: 'G', sale_price: '24.50 AED', sale_price_effective_date: times }
  const result = await read(feed('1', { ...group, size: 'S' }), feed('2', { ...group, size: 'M' }))
  expect(result.problems).toEqual([])
  const sale = { saleDiscount: 50, saleStartsAt: new Date(from), saleEndsAt: new Date(until) }
  expect(result.products).toMatchObject([{ price: 49_00, discount: 0, fields: sale }])
})

test('a feed sale price for only some sizes is reported, and the regular price is used', async () => {
  const times = '2026-12-01T00:00+0400/2026-12-24T23:59+0400'
  const result = await read(
    feed('1', { item_group_id: 'G', size: 'S', sale_price: '24.50 AED', sale_price_effective_date: times }),
    feed('2', { item_group_id: 'G', size: 'M', sale_price_effective_date: '' }),
  )
  expect(result.problems).toEqual([])
  expect(result.products).toMatchObject([{ price: 49_00, discount: 0 }])
  expect(result.products[0]?.fields.saleDiscount).toBeUndefined()
  expect(result.notes).toContainEqual(expect.stringContaining('2026-12-24T23:59+0400'))
})

const RSS = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Example shop</title>
<link>https://old.example</link>
${items.join('\n')}
</channel>
</rss>`
const rssItem = (id: string, overrides: string) => `<item>
<g:id>${id}</g:id>
<g:title><![CDATA[Tom & Co hat - ${id}]]></g:title>
<title>Of the channel</title>
<g:description>&lt;p&gt;Soft &amp;amp; light&lt;/p&gt;</g:description>
<g:link>https://old.example/products/hat?variant=${id}</g:link>
<g:image_link>https://a.example/1.jpg</g:image_link>
<g:additional_image_link>https://a.example/2.jpg</g:additional_image_link>
<g:additional_image_link>https://a.example/3.jpg</g:additional_image_link>
<g:availability>in_stock</g:availability>
<g:shipping><g:country>AE</g:country><g:price>20.00 AED</g:price></g:shipping>
<g:price>49.00 AED</g:price>
<g:item_group_id>G</g:item_group_id>
${overrides}
</item>`

test('an XML product feed is read like rows, and its delivery price is ignored', async () => {
  const result = await readText(
    RSS(rssItem('S', '<g:size>S</g:size>'), rssItem('M', '<g:size>M</g:size><g:gtin/>')),
  )
  expect(result.problems).toEqual([])
  expect(result.products).toMatchObject([
    {
      ...{ handle: 'hat', name: 'Tom & Co hat', description: 'Soft & light', price: 49_00, discount: 0 },
      pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg'],
    },
  ])
  expect(listSold(result)).toEqual([
    ['Standard', 'S', 'S', null],
    ['Standard', 'M', 'M', null],
  ])
  expect(result.rows).toBe(2)
})

test('an XML feed ignores its document type, so it reads no other file and expands no entity', async () => {
  const type = `<!DOCTYPE rss [<!ENTITY a "${'ha'.repeat(100)}"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>`
  const item = rssItem('S', '').replace('<![CDATA[Tom & Co hat - S]]>', 'Hat &file;&b;')
  const { products } = await readText(RSS(item).replace('<rss', `${type}<rss`))
  expect(products).toMatchObject([{ name: 'Hat &file;&b;' }])
})

test('an Atom feed has its addresses in attributes', async () => {
  const result =
    await readText(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
    <link href="https://old.example"/>
    <entry><g:id>1</g:id><title>Hat</title><link href="https://old.example/sun-hat.html"/>
    <g:image_link>https://a.example/1.jpg</g:image_link>
    <g:price>49 AED</g:price><g:availability>out of stock</g:availability></entry></feed>`)
  expect(result.products).toMatchObject([{ handle: 'sun-hat', name: 'Hat', price: 49_00 }])
  expect(listSold(result)).toEqual([['Standard', 'One Size', '1', 0]])
})

test('a problem in an XML feed has the line of its item', async () => {
  const { problems } = await readText(RSS(rssItem('S', ''), rssItem('M', '').replace('49.00 AED', 'dear')))
  expect(problems).toEqual(['21 price: "dear" is not a number.'])
})

test.each([
  [RSS(rssItem('S', ''), rssItem('M', '')).slice(0, -60), 'The XML ends before its last element is closed'],
  [RSS('<item><title>News</title></item>'), 'XML that is not a product feed'],
])('refuses incomplete or foreign XML: %#', async (text, reason) => {
  expect((await readText(text)).problems).toEqual([expect.stringContaining(reason)])
})

test('rows of a group without other differences are identified by their numbers', async () => {
  const result = await read(feed('1', { item_group_id: 'G' }), feed('2', { item_group_id: 'G' }))
  expect(result.problems).toEqual([])
  expect(listSold(result)).toEqual([
    ['Standard', '1', '1', null],
    ['Standard', '2', '2', null],
  ])
})

test('a problem names the column of the file, and unused columns are kept', async () => {
  const wrong = await read(WIX, wixVariant('S', { price: 'ten' }))
  expect(wrong.problems).toEqual(['3 price: "ten" is not a number.'])
  const { products } = await read({ ...WIX, ribbon: 'New' })
  expect(products[0]?.preserved).toMatchObject({ 'ribbon (product.metafields.wix.ribbon)': 'New' })
})
