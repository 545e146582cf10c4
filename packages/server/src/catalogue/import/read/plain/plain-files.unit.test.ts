import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { inWords } from '#catalogue/import/testing/in-words'

/** Reads files of systems other than Shopify and WooCommerce by their headings. */
async function read(...lines: string[]) {
  const findings = new Findings()
  const open = async function* () {
    yield Buffer.from(lines.join('\n'))
  }
  const products = await Array.fromAsync(readProducts(open, new ReadProgress(), findings))
  const { problems, notes } = inWords(findings)
  return { products, problems: problems.map(({ reason }) => reason), notes: notes.map(({ text }) => text) }
}

test('reads a file with the usual headings, and reports the field of each heading', async () => {
  const { products, problems, notes } = await read(
    'Product name,SKU,Price (AED),Qty,Description,Category,Image URL',
    'Sun Hat,H-1,35.50,4,Light.,"Summer > Hats",https://a.example/1.jpg',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    {
      handle: 'sun-hat',
      name: 'Sun Hat',
      description: 'Light.',
      subCategory: 'Hats',
      price: 35_50,
      pictures: ['https://a.example/1.jpg'],
      colours: [{ colorName: 'Standard', sizes: [{ subSku: 'H-1', stocks: 4, counted: true }] }],
    },
  ])
  expect(notes).toEqual([
    expect.stringContaining('price = "Price (AED)", title = "Product name", quantity = "Qty"'),
  ])
})

test.each([
  ['Bezeichnung;Artikelnummer;Verkaufspreis;Bestand', 'Hut;A-1;12,50;3'],
  ['اسم المنتج;رمز المنتج;السعر;الكمية', 'Hut;A-1;١٢٫٥٠;٣'],
  ['Nom du produit;Référence;Prix de vente;Quantité', 'Hut;A-1;12.5;3'],
])('reads headings in other languages: %s', async (headings, row) => {
  const { products } = await read(headings, row)
  expect(products).toMatchObject([
    { name: 'Hut', price: 12_50, colours: [{ sizes: [{ subSku: 'A-1', stocks: 3 }] }] },
  ])
})

test('rows with one name become colours and sizes if the file has such columns', async () => {
  const { products, problems } = await read(
    'Name,Price,Color,Size',
    'Tee,40,Sand,2Y',
    'Tee,40,Sand,4Y',
    'Hat,20,,',
    'Tee,45,Sea,2Y',
  )
  expect(problems).toEqual(['"tee" already started in line 2; keep all rows of a product together.'])
  expect(products).toMatchObject([
    { handle: 'tee', colours: [{ colorName: 'Sand', sizes: [{ size: '2Y' }, { size: '4Y' }] }] },
    { handle: 'hat', colours: [{ colorName: 'Standard', sizes: [{ size: 'One Size' }] }] },
  ])
})

test('two products with one name stay separate without a size column', async () => {
  const { products } = await read('Name,Price', 'Tee,40', 'Tee,45')
  expect(products.map(({ handle, price }) => [handle, price])).toEqual([
    ['tee', 40_00],
    ['tee-2', 45_00],
  ])
})

test.each([
  ['80', 80_00, 20],
  ['', 100_00, 0],
  ['0', 100_00, 0],
  ['0.00', 100_00, 0],
])('reads a reduced price of "%s" next to a regular one', async (sale, _, discount) => {
  const { products, problems } = await read('Name,Regular price,Sale price', `Tee,100,${sale}`)
  expect(problems).toEqual([])
  expect(products).toMatchObject([{ price: 100_00, discount }])
})

test.each([
  ['price,regular_price,sale_price', '80,100,80', { price: 100_00, discount: 20 }],
  ['sale_price,regular_price,price', '80,100,100', { price: 100_00, discount: 0 }],
  ['Regular price,Price', '100,80', { price: 100_00, discount: 20 }],
  ['Retail price,Price', '100,80', { price: 100_00, discount: 20 }],
  ['List price,Selling price', '100,80', { price: 100_00, discount: 20 }],
  ['السعر العادي,السعر', '100,80', { price: 100_00, discount: 20 }],
  ['Regulärer Preis,Preis', '100,80', { price: 100_00, discount: 20 }],
  ['price,regular_price', ',100', { price: 100_00, discount: 0 }],
  ['price,unit price', '80,8', { price: 80_00, discount: 0 }],
])('reads the charged price and the regular price: %s of %s', async (headings, cells, prices) => {
  const { products, problems } = await read(`name,${headings}`, `Tee,${cells}`)
  expect(problems).toEqual([])
  expect(products).toMatchObject([prices])
})

test.each([
  ['date_on_sale_from', 'date_on_sale_to', '2026-12-01T00:00:00', '2026-12-24T23:59:59'],
  ['sale_price_dates_from', 'sale_price_dates_to', '1796068800', '1798142399'],
  ['Sale start date', 'Sale end date', '2026-12-01', '2026-12-24'],
  ['تاريخ بداية التخفيض', 'تاريخ نهاية التخفيض', '2026-12-01 00:00:00', '2026-12-24 23:59:59'],
])(
  'a sale price from %s to %s becomes a sale at these times, before and after its start',
  async (start, end, from, until) => {
    const sale = {
      saleDiscount: 20,
      saleStartsAt: new Date('2026-12-01T00:00:00+04:00'),
      saleEndsAt: new Date('2026-12-24T23:59:59+04:00'),
    }
    const dates = `${start},${end}`
    const beside = await read(
      `name,price,regular_price,sale_price,${dates}`,
      `Tee,100,100,80,${from},${until}`,
    )
    const alone = await read(
      `name,regular_price,sale_price,${dates}`,
      `Tee,100,80,${from},${until}`,
      'Hat,30,,,',
    )
    expect([...beside.problems, ...alone.problems]).toEqual([])
    expect(beside.products).toMatchObject([{ price: 100_00, discount: 0, fields: sale }])
    expect(alone.products).toMatchObject([
      { price: 100_00, discount: 0, fields: sale },
      { price: 30_00, discount: 0 },
    ])
  },
)

test('a sale price with unclear dates is reported, and the regular price is used', async () => {
  const headings = 'name,regular_price,sale_price,date_on_sale_from'
  const unread = await read(headings, 'Tee,100,80,12/1/26')
  const sized = await read(`${headings},size`, 'Tee,100,80,2026-12-01,S', 'Tee,100,80,2026-12-01,M')
  for (const { products, problems, notes } of [unread, sized]) {
    expect(problems).toEqual([])
    expect(products).toMatchObject([{ price: 100_00, discount: 0 }])
    expect(products[0]?.fields.saleDiscount).toBeUndefined()
    expect(notes).toContainEqual(expect.stringContaining('The sale price from'))
  }
})

test('several pictures in one cell are separate', async () => {
  const { products } = await read(
    'Name,Price,Images',
    'Tee,40,"https://a.example/1.jpg, https://a.example/2,5.jpg|https://a.example/3.jpg"',
  )
  expect(products[0]?.pictures).toEqual([
    'https://a.example/1.jpg',
    'https://a.example/2,5.jpg',
    'https://a.example/3.jpg',
  ])
})

test.each([
  ['Enabled', 'published'],
  ['hidden', 'archived'],
  ['0', 'archived'],
  ['Draft', 'draft'],
  ['publish', 'published'],
  ['private', 'archived'],
  ['pending', 'draft'],
  ['future', 'draft'],
  ['trash', 'archived'],
  ['منشور', 'published'],
  ['مسودة', 'draft'],
  ['مخفي', 'archived'],
  ['', undefined],
])('reads a status of "%s"', async (word, status) => {
  const { products } = await read('Name,Price,Status', `Tee,40,${word}`)
  expect(products).toMatchObject([{ status }])
})

test.each([
  'product_name,product_sku,product_price,product_quantity',
  'Item Name,Product Code/SKU,Price (tax incl.),Current Stock Level',
])('reads headings of other systems: %s', async (headings) => {
  const { products } = await read(headings, 'Tee,T-1,40,3')
  expect(products).toMatchObject([
    { name: 'Tee', price: 40_00, colours: [{ sizes: [{ subSku: 'T-1', stocks: 3 }] }] },
  ])
})

test('of prices with and without tax, the price that customers pay is used', async () => {
  const { products } = await read('Name;Price (tax excl.);Price (tax incl.)', 'Tee;100;105')
  expect(products).toMatchObject([{ price: 105_00 }])
})

test.each([
  ['In stock', false, 0],
  ['out of stock', true, 0],
  ['in_stock', false, 0],
  ['OUT_OF_STOCK', true, 0],
  ['preorder', false, 0],
  ['discontinued', true, 0],
  ['∞', false, 0],
  ['-4', true, 0],
  ['غير متوفر', true, 0],
  ['1,200', true, 1_200],
])('reads a stock of "%s"', async (stock, counted, stocks) => {
  const { products, problems } = await read('name,price,availability', `Tee,40,"${stock}"`)
  expect(problems).toEqual([])
  expect(products).toMatchObject([{ colours: [{ sizes: [{ counted, stocks }] }] }])
})

test('a file of orders or customers is not a product file', async () => {
  expect((await read('Name,Email,Total', '#1001,a@example.com,40')).problems).toHaveLength(1)
})

test('rows that only contain sizes belong to the product above, and a reduced price counts if declared', async () => {
  const { products, problems } = await read(
    'Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Visible,Hosted Image URLs',
    'tee,Tee,S,Size,S,50,40,No,5,Yes,https://a.example/1.jpg https://a.example/2.jpg',
    ',,M,,M,50,40,No,Unlimited,,',
    'hat,Hat,H,,,30,24,Yes,1,No,',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    {
      handle: 'tee',
      status: 'published',
      price: 50_00,
      discount: 0,
      pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      colours: [
        {
          sizes: [
            { size: 'S', stocks: 5, counted: true },
            { size: 'M', counted: false },
          ],
        },
      ],
    },
    { handle: 'hat', status: 'archived', price: 30_00, discount: 20 },
  ])
})

test.each([
  ['is_infinite', '1', false],
  ['is_infinite', '0', true],
  ['manage_stock', '0', false],
  ['manage_stock', '1', true],
  ['Track Inventory', 'none', false],
  ['Inventory Tracking', 'product', true],
])('with %s "%s" the stock of a size is tracked: %s (D-70)', async (heading, cell, counted) => {
  const { products, notes } = await read(`name,price,quantity,${heading}`, `Tee,40,,${cell}`)
  expect(products).toMatchObject([{ colours: [{ sizes: [{ counted, stocks: 0 }] }] }])
  expect(notes.includes('The variant has no stock quantity, so it counts as 0.')).toBe(counted)
})

test.each(['use_config_manage_stock', 'Use Config Manage Stock'])(
  'a 1 in %s means that the configuration tracks the stock, with any manage_stock (D-70)',
  async (heading) => {
    const { products } = await read(
      `sku,name,price,qty,manage_stock,${heading}`,
      'A,Tee,40,5,0,1',
      'B,Hat,40,5,0,0',
    )
    expect(products.map(({ colours }) => colours[0]?.sizes[0]?.counted)).toEqual([true, false])
  },
)

test('untracked stock is exported as untracked, regardless of other columns', async () => {
  const { products } = await read(
    'Title,URL handle,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock',
    'Tee,tee,40,shopify,∞,DENY',
  )
  const [size] = products[0]?.colours[0]?.sizes ?? []
  expect([size?.counted, Object.values(size?.preserved ?? {}).includes('shopify')]).toEqual([false, false])
})

test.each([
  [['name,price,currency_code', 'Tee,40,USD', 'Hat,30,USD'], '"USD" is in another currency, USD'],
  [['name,Price (SAR)', 'Tee,40'], '"Price (SAR)" is in another currency, SAR'],
  [['name,price', 'Tee,$40'], '"$40" is in another currency, $'],
])('prices of another currency are refused once, with the currency: %j', async (lines, reason) => {
  expect((await read(...lines)).problems).toEqual([`${reason}: prices must be in AED.`])
})

test('prices are accepted when any part of the file declares dirhams', async () => {
  const { products } = await read('name,price (AED),currency', 'Tee,AED 40,AED', 'Hat,30,')
  expect(products.map(({ price }) => price)).toEqual([40_00, 30_00])
})

test('HTML in names is read as text', async () => {
  const { products } = await read(
    'name,price,description,size',
    'Tom &amp; Co,40,&lt;p&gt;Soft&lt;/p&gt;,3&quot;',
  )
  expect(products).toMatchObject([
    { handle: 'tom-co', name: 'Tom & Co', description: 'Soft', colours: [{ sizes: [{ size: '3"' }] }] },
  ])
})

test('quotes inside tab-separated cells are plain characters', async () => {
  const { products, problems } = await read('name\tprice', 'The "soft" tee\t40')
  expect([problems, products.map(({ name }) => name)]).toEqual([[], ['The "soft" tee']])
})

test('explanatory rows above the headings are skipped', async () => {
  const { products, problems } = await read(
    '# id | Required,# title | Required,# price | Required',
    'id,title,price',
    'M-1,Toy,25.00 AED',
  )
  expect([problems, products.map(({ name }) => name)]).toEqual([[], ['Toy']])
})

test('a Magento file with simple products is not mistaken for a WooCommerce export', async () => {
  const { products, problems } = await read('sku,type,name,price,qty,url_key', 'A,simple,Toy,10,5.0000,toy')
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    { handle: 'toy', name: 'Toy', colours: [{ sizes: [{ subSku: 'A', stocks: 5 }] }] },
  ])
})

test('of names in two languages, the English one is used', async () => {
  const { products } = await read('name (AR),name (EN),price', 'قبعة,Hat,40')
  expect(products.map(({ name }) => name)).toEqual(['Hat'])
})

test.each([
  'name_ar,name_en,price,description_ar,description_en,categories_ar,categories_en',
  'Name (AR),Name (EN),price,Description (AR),Description (EN),Category (Arabic),Category (English)',
  'Arabic name,Product name,price,الوصف,Description,القسم عربي,Category',
  'الاسم بالعربية,الاسم بالإنجليزية,السعر,الوصف (عربي),الوصف (إنجليزي),التصنيف بالعربي,التصنيف بالإنجليزي',
  'nameAr,nameEn,price,descriptionAr,descriptionEn,categoryAr,categoryEn',
])('keeps Arabic texts next to English ones: %s', async (headings) => {
  const { products, problems } = await read(
    headings,
    'قبعة,Hat,40,<p>ناعمة</p>,<p>Soft</p>,ملابس > قبعات,Clothes > Hats',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    {
      ...{ handle: 'hat', name: 'Hat', description: 'Soft', subCategory: 'Hats' },
      texts: { nameAr: 'قبعة', descriptionAr: 'ناعمة', subCategoryAr: 'قبعات' },
    },
  ])
})

test('a product with only an Arabic name uses it, and an empty Arabic text is ignored', async () => {
  const { products } = await read('name_ar,name_en,price', 'قبعة,,40', ',Sock,30')
  expect(products).toMatchObject([
    { name: 'قبعة', texts: { nameAr: 'قبعة' } },
    { name: 'Sock', texts: { nameAr: undefined, descriptionAr: undefined } },
  ])
})

test('an Arabic file has no translation', async () => {
  const { products } = await read('name_ar,description_ar,price', 'قبعة,ناعمة,40')
  expect(products).toMatchObject([
    { name: 'قبعة', description: 'ناعمة', texts: { nameAr: undefined, descriptionAr: undefined } },
  ])
})

const PRESTASHOP =
  'Name *;Price tax included;Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd)'

test.each([
  ['100;;20;;', { price: 100_00, discount: 20 }],
  ['99.90;9.95;;0000-00-00;', { price: 99_90, discount: 9.96 }],
  ['100;10;20;;', { price: 100_00, discount: 10 }],
  ['1,299.00;;50%;;', { price: 1_299_00, discount: 50 }],
  ['100;0;0.00;2026-11-01;2026-12-01', { price: 100_00, discount: 0 }],
])('a PrestaShop price reduction becomes a discount: %s', async (cells, prices) => {
  const { products, problems } = await read(PRESTASHOP, `Hat;${cells}`)
  expect(problems).toEqual([])
  expect(products).toMatchObject([prices])
  expect(products[0]?.fields.saleDiscount).toBeUndefined()
})

test('a PrestaShop discount with dates becomes a sale, reported once per file', async () => {
  const { products, notes } = await read(
    PRESTASHOP,
    'Hat;100;;25;2026-11-01;2026-12-01 12:00:00',
    'Sock;50;10;;;2026-12-01',
  )
  expect(products).toMatchObject([
    {
      ...{ price: 100_00, discount: 0 },
      fields: {
        saleDiscount: 25,
        saleStartsAt: new Date('2026-11-01T00:00:00+04:00'),
        saleEndsAt: new Date('2026-12-01T12:00:00+04:00'),
      },
    },
    { fields: { saleDiscount: 20, saleStartsAt: null, saleEndsAt: new Date('2026-12-01T23:59:59+04:00') } },
  ])
  expect(notes.filter((note) => note.includes('deducted from its prices'))).toHaveLength(1)
})

test('a discount with dates for one of several sizes is skipped with a note, and a wrong date is a problem', async () => {
  const sized = await read(`${PRESTASHOP};Size`, 'Hat;100;;25;2026-11-01;;S', 'Hat;100;;;;;M')
  expect(sized.products).toMatchObject([{ price: 100_00, discount: 0 }])
  expect(sized.notes).toEqual(
    expect.arrayContaining([expect.stringContaining('The sale price from 2026-11-01')]),
  )
  const wrong = await read(PRESTASHOP, 'Hat;100;;25;soon;')
  expect(wrong.problems).toEqual([expect.stringContaining('"soon" is not a time')])
})

test.each([
  ['"Home,Accessories"', 'Accessories'],
  ['"/boys, /sale"', 'boys'],
  ['"/boys/shirts, /sale"', 'shirts'],
  ['Default Category/Boys/Tees', 'Tees'],
  ['Tops/T-Shirts', 'Tops/T-Shirts'],
  ['"20,24"', ''],
])('categories %s give the sub-category "%s"', async (categories, kind) => {
  const { products } = await read('name,price,categories', `Hat,40,${categories}`)
  expect(products.map(({ subCategory }) => subCategory)).toEqual([kind])
})

test('reads the columns of WordPress posts as products', async () => {
  const { products, problems } = await read(
    'post_title,post_name,post_content,post_status,sku,regular_price',
    'Hat,sun-hat,Light,private,H-1,30',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    { name: 'Hat', handle: 'sun-hat', description: 'Light', status: 'archived' },
  ])
})

test.each(['visible', 'Published'])('reads words in a column %s', async (heading) => {
  const rows = ['publish', 'hidden', 'draft'].map((word) => `${word},40,${word}`)
  const { products, problems } = await read(`name,price,${heading}`, ...rows)
  expect(problems).toEqual([])
  expect(products.map(({ status }) => status)).toEqual(['published', 'archived', 'draft'])
})
