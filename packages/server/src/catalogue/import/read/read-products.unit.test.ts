import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { type ReadingOptions, ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { inWords } from '#catalogue/import/testing/in-words'

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Image Src,Image Position,Variant Image,Status,Published,Type,Product Category'
const WIDTH = HEADER.split(',').length

function formatFindings(findings: Findings) {
  const { problems, notes } = inWords(findings)
  return {
    problems: problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`),
    notes: notes.map(({ line, text }) => `${line}: ${text}`),
  }
}

/** Rows may omit their last cells. */
const read = (...rows: string[]) => readWith({}, ...rows)

async function readWith(options: ReadingOptions, ...rows: string[]) {
  const full = rows.map((row) => row + ','.repeat(WIDTH - row.split(',').length))
  const findings = new Findings()
  const reading = new ReadProgress(options)
  const open = () => Readable.from([Buffer.from([HEADER, ...full].join('\n'))])
  const products = []
  for await (const product of readProducts(open, reading, findings)) products.push(product)
  return { products, ...formatFindings(findings) }
}

test('a product without options has one colour and one size', async () => {
  const { products } = await read('a,A,Title,Default Title,,,,10.00,,3')
  expect(products).toMatchObject([
    {
      handle: 'a',
      name: 'A',
      price: 10_00,
      colours: [{ colorName: 'Standard', sizes: [{ size: 'One Size', stocks: 3 }] }],
    },
  ])
})

test('two options become colours with sizes, in either order, and sizes with numbers ascend (D-16)', async () => {
  const { products } = await read(
    'a,A,Talla,12-18 meses,Color,azul,,10,,1',
    'a,,,6-12 meses,,azul,,10,,2',
    'a,,,6-12 meses,,Rosa,,10,,0',
  )
  expect(
    products[0]?.colours.map(({ colorName, sizes }) => [colorName, ...sizes.map(({ size }) => size)]),
  ).toEqual([
    ['Azul', '6-12 meses', '12-18 meses'],
    ['Rosa', '6-12 meses'],
  ])
})

test('two options with the same role are joined, and sizes in words keep their order', async () => {
  const { products } = await read(
    'a,A,Gender,niño,Color,azul,,10,,1',
    'b,B,Size,S,Print,Dots,,10,,1',
    'b,,,M,,Dots,,10,,1',
  )
  expect(products.map(({ colours }) => colours.map(({ colorName }) => colorName))).toEqual([
    ['Niño / azul'],
    ['Dots'],
  ])
  expect(products[0]?.category).toBe('Boys')
  expect(products[1]?.colours[0]?.sizes.map(({ size }) => size)).toEqual(['S', 'M'])
})

test('stock below 0 is 0, and a missing quantity is 0 and reported', async () => {
  const { products, notes } = await read('a,A,Size,1,,,,10,,-4', 'a,,,2,,,,10,,')
  expect(products[0]?.colours[0]?.sizes.map(({ stocks }) => stocks)).toEqual([0, 0])
  expect(notes).toEqual(['3: The variant has no stock quantity, so it counts as 0.'])
})

async function readFile(...lines: string[]) {
  const [findings, reading] = [new Findings(), new ReadProgress()]
  const products = []
  const open = () => Readable.from([Buffer.from(lines.join('\n'))])
  for await (const product of readProducts(open, reading, findings)) products.push(product)
  return { products, ...formatFindings(findings) }
}

test.each([
  ['Inventory tracker,Inventory quantity,Continue selling when out of stock', 'shopify,3,DENY', true, 3],
  ['Inventory tracker,Inventory quantity,Continue selling when out of stock', 'shopify,3,CONTINUE', false, 3],
  ['Inventory tracker,Inventory quantity,Continue selling when out of stock', 'shopify,-2,TRUE', false, 0],
  ['Inventory tracker,Inventory quantity,Continue selling when out of stock', ',,', false, 0],
  ['Variant Inventory Tracker,Variant Inventory Qty', 'shopify,3', true, 3],
  ['Variant Inventory Tracker,Variant Inventory Qty', ',0', false, 0],
  ['Variant Inventory Qty', '0', true, 0],
  // A shop with several locations exports no column for stock.
  ['Inventory tracker,Continue selling when out of stock', 'shopify,DENY', false, 0],
])('with %s "%s" the stock of a size is tracked: %s (D-70)', async (headings, cells, counted, stocks) => {
  const { products, problems } = await readFile(`Handle,Title,Price,${headings}`, `a,A,10,${cells}`)
  expect(problems).toEqual([])
  expect(products[0]?.colours[0]?.sizes).toMatchObject([{ counted, stocks }])
})

test('without a stock column, stock is not tracked, which is reported', async () => {
  const { products, notes } = await readFile('Handle,Title,Price', 'a,A,10')
  expect(products[0]?.colours[0]?.sizes).toMatchObject([{ size: 'One Size', counted: false }])
  expect(notes).toEqual(['1: The file has no stock column, so new sizes are sold without tracking stock.'])
})

test('a gift card is reported and skipped', async () => {
  const { products, notes } = await readFile(
    'Handle,Title,Price,Inventory quantity,Gift card',
    'card,Present,50,0,TRUE',
    'card,,100,0,',
    'a,A,10,1,FALSE',
  )
  expect(products.map(({ handle }) => handle)).toEqual(['a'])
  expect(notes).toEqual(['2: "Present" is a gift card, which this shop cannot sell, so it is skipped.'])
})

test('a problem names the column of the file', async () => {
  const { problems } = await readFile('URL handle,Title,Price,Inventory quantity', 'a,A,ten,1', 'b,B,1,many')
  expect(problems).toEqual([
    '2 Price: "ten" is not a number.',
    '3 Inventory quantity: "many" is not a whole number.',
  ])
})

test('an SKU of the file is used, and a generated one stays the same when other rows are added', async () => {
  const one = await read('a,A,Size,1,,,MINE,10,,1', 'a,,,2,,,,10,,1')
  const two = await read('a,Renamed,Size,0,,,,10,,1', 'a,,,2,,,,11,,9')
  const made = one.products[0]?.colours[0]?.sizes[1]?.subSku
  expect(one.products[0]).toMatchObject({ sku: 'MINE', colours: [{ sizes: [{ subSku: 'MINE' }, {}] }] })
  expect(made).toMatch(/^LD-[2-9A-Z]{8}-[2-9A-Z]{6}$/)
  expect(two.products[0]?.colours[0]?.sizes[1]?.subSku).toBe(made)
})

test('variants keep their different prices, and the lowest is the price of the product (D-69)', async () => {
  const { products, notes } = await read('a,A,Size,1,,,,10,,1', 'a,,,2,,,,15,,1', 'a,,,3,,,,15,,1')
  expect(products[0]).toMatchObject({ price: 10_00, discount: 0 })
  expect(products[0]?.colours[0]?.sizes.map(({ price }) => price)).toEqual([null, 15_00, 15_00])
  expect(notes).toEqual([])
})

test('different prices share the smallest discount, and every size sells at the price of the file (D-69)', async () => {
  const { products, notes } = await read('a,A,Size,1,,,,10,12,1', 'a,,,2,,,,15,20,1', 'a,,,3,,,,15,30,1')
  expect(products[0]).toMatchObject({ price: 12_00, discount: 16.67 })
  expect(products[0]?.colours[0]?.sizes.map(({ price }) => price)).toEqual([null, 18_00, 18_00])
  expect(notes).toEqual([
    '3: No single percentage for all sizes turns AED 20.00 into AED 15.00, so the price before 16.67% off is AED 18.00.',
  ])
})

test('a compare-at price counts only when every variant of that price has it', async () => {
  const { products } = await read('a,A,Size,1,,,,10,12,1', 'a,,,2,,,,10,0.00,1')
  expect(products[0]).toMatchObject({ price: 10_00, discount: 0 })
})

test('pictures are sorted by position, and pictures of a colour stay with it', async () => {
  const { products } = await read(
    'a,A,Color,Red,,,,10,,1,http://x/2.jpg,2,http://x/red.jpg',
    'a,,,,,,,,,,http://x/1.jpg,1',
    'a,,,Blue,,,,10,,1,http://x/2.jpg,3,http://x/blue.jpg',
  )
  expect(products[0]?.pictures).toEqual(['http://x/1.jpg', 'http://x/2.jpg'])
  expect(products[0]?.colours.map(({ pictures }) => pictures)).toEqual([
    ['http://x/red.jpg'],
    ['http://x/blue.jpg'],
  ])
})

test.each([
  ['active,true', 'published'],
  ['active,', 'published'],
  [',TRUE', 'published'],
  ['active,false', 'archived'],
  ['archived,true', 'archived'],
  ['draft,true', 'draft'],
  [',', undefined],
])('status and published "%s": the product is %s', async (cells, status) => {
  const { products } = await read(`a,A,Title,Default Title,,,,10,,1,,,,${cells}`)
  expect(products[0]?.status).toBe(status)
})

test.each([
  ['Socks,Apparel > Clothing', 'Socks'],
  [',Apparel > Clothing > Dresses', 'Dresses'],
  [',Uncategorized', ''],
  [',', ''],
])('type and category "%s" give the sub-category "%s"', async (cells, kind) => {
  const { products } = await read(`a,A,Title,Default Title,,,,10,,1,,,,,,${cells}`)
  expect(products[0]?.subCategory).toBe(kind)
})

test.each([
  [['a,,Title,Default Title,,,,10,,1'], '2 Title: is empty; the first row of a product needs its name.'],
  [[',A,Title,Default Title,,,,10,,1'], '2 Handle: is empty; every row needs the handle of its product.'],
  [['a,A,Title,Default Title,,,,,,1'], '2 Variant Price: is empty; every variant needs a price.'],
  [['a,A,Title,Default Title,,,,ten,,1'], '2 Variant Price: "ten" is not a number.'],
  [['a,A,Title,Default Title,,,,10,x,1'], '2 Variant Compare At Price: "x" is not a number.'],
  [['a,A,Title,Default Title,,,,10,,many'], '2 Variant Inventory Qty: "many" is not a whole number.'],
  [['a,A,Title,Default Title,,,,10,,9999999'], '2 Variant Inventory Qty: "9999999" is above 1000000.'],
  [['a,A,Size,1,Color,,,10,,1'], '2 Option2 Value: is empty, but the product has this option.'],
  [[`a,A,Size,${'x'.repeat(65)},,,,10,,1`], '2 Option1 Value: makes a size longer than 64 characters.'],
  [['a,A,Size,1,,,,10,,1', 'a,,,1,,,,10,,1'], '3 Option1 Value: "Standard", "1" is already in line 2.'],
  [['a,A,Size,1,,,S,10,,1', 'a,,,2,,,S,10,,1'], '3 Variant SKU: "S" is already in line 2.'],
  [['a,A,Size,1,,,S,10,,1', 'b,B,Size,1,,,S,10,,1'], '3 Variant SKU: "S" is already in line 2.'],
  [
    ['a,A,Size,1,,,,10,,1', 'b,B,Size,1,,,,10,,1', 'a,,,2,,,,10,,1'],
    '4 Handle: "a" already started in line 2; keep all rows of a product together.',
  ],
  [
    ['a,A,,,,,,,,,http://x/1.jpg'],
    '2 Variant Price: is empty in every row of the product, so it has no variants.',
  ],
  [
    ['a,A,Title,Default Title,,,,10,,1,,,,sold'],
    '2 Status: "sold" is not one of active, draft, archived, unlisted.',
  ],
  [['a,A,Title,Default Title,,,,10,,1,,,,,perhaps'], '2 Published: "perhaps" is neither true nor false.'],
  [[`a,${'x'.repeat(256)},Title,Default Title,,,,10,,1`], '2 Title: is longer than 255 characters.'],
  [[], '1 null: The file contains no products.'],
])('reports problems in %j: %s', async (rows, problem) => {
  expect((await read(...rows)).problems).toEqual([problem])
})

test('an SKU may be as long as in Shopify', async () => {
  const { products } = await read(`a,A,Title,Default Title,,,${'S'.repeat(255)},10,,1`)
  expect(products).toMatchObject([{ colours: [{ sizes: [{ subSku: 'S'.repeat(255) }] }] }])
  const { problems } = await read(`a,A,Title,Default Title,,,${'S'.repeat(256)},10,,1`)
  expect(problems).toEqual(['2 Variant SKU: is longer than 255 characters.'])
})

test('sizes that share an SKU get unique ones on request, the same at every reading', async () => {
  const rows = [
    'a,A,Size,S,,,STYLE-1,10,,1',
    'a,,,M,,,STYLE-1,10,,2',
    'b,B,Size,S,,,STYLE-1,12,,3',
    'b,,,M,,,STYLE-2,12,,4',
  ]
  const listSkus = ({ products }: Awaited<ReturnType<typeof read>>) =>
    products.flatMap(({ colours }) => colours.flatMap(({ sizes }) => sizes.map(({ subSku }) => subSku)))
  const refused = await read(...rows)
  expect(refused.problems).toEqual([
    '3 Variant SKU: "STYLE-1" is already in line 2.',
    '4 Variant SKU: "STYLE-1" is already in line 2.',
  ])
  const [once, again] = [
    await readWith({ newSkus: true }, ...rows),
    await readWith({ newSkus: true }, ...rows),
  ]
  expect(once.problems).toEqual([])
  const [first, second = '', third = '', fourth] = listSkus(once)
  expect([first, fourth]).toEqual(['STYLE-1', 'STYLE-2'])
  expect(new Set([second, third]).size).toBe(2)
  expect(once.notes).toEqual([
    `3: The SKU "STYLE-1" is already in line 2, so this size gets ${second}.`,
    `4: The SKU "STYLE-1" is already in line 2, so this size gets ${third}.`,
  ])
  expect(listSkus(again)).toEqual(listSkus(once))
})

test('the separator of colour and size in the cart is replaced in their names (D-20)', async () => {
  const { products, problems } = await read('a,A,Size,1|2,Color,Red | Blue,,10,,1')
  expect(problems).toEqual([])
  expect(products).toMatchObject([{ colours: [{ colorName: 'Red / Blue', sizes: [{ size: '1/2' }] }] }])
})

test('untaxed products are reported once, since the shop has one rate for all', async () => {
  const file = ['Handle,Title,Variant Price,Variant Taxable', 'a,A,10,false', 'b,B,10,TRUE', 'c,C,10,FALSE']
  const findings = new Findings()
  const open = () => Readable.from([Buffer.from(file.join('\n'))])
  for await (const _ of readProducts(open, new ReadProgress(), findings));
  expect(formatFindings(findings).notes.filter((note) => note.includes('tax'))).toEqual([
    '2: 2 products are marked as tax-free. This is kept, but every price includes VAT as set in the settings, including on orders and invoices.',
  ])
})

test('a barcode rounded by a spreadsheet is dropped, and one with a decimal point is complete', async () => {
  const { products, notes, problems } = await readFile(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Variant Barcode',
    'a,A,Size,1,10,1,6.29E+12',
    'a,,,2,10,1,6291041500213',
    "a,,,3,10,1,'6291041500220",
    'a,,,4,10,1,"6,29104E+12"',
    'a,,,5,10,1,6291041500237.0',
  )
  expect(problems).toEqual([])
  expect(products[0]?.colours[0]?.sizes.map(({ barcode }) => barcode)).toEqual([
    undefined,
    '6291041500213',
    '6291041500220',
    undefined,
    '6291041500237',
  ])
  expect(notes).toEqual([
    '2: The barcode "6.29E+12" was rounded by a spreadsheet and lost digits, so it is skipped.',
    '5: The barcode "6,29104E+12" was rounded by a spreadsheet and lost digits, so it is skipped.',
  ])
})

test('an SKU rounded by a spreadsheet is dropped like a barcode, and a literal one is kept', async () => {
  const { products, notes, problems } = await readFile(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty',
    'a,A,Size,1,6.29E+12,10,1',
    'a,,,2,6.29E+12,10,1',
    'a,,,3,"6,29104E+12",10,1',
    'a,,,4,1E5,10,1',
    'a,,,5,6291041500237.0,10,1',
  )
  expect(problems).toEqual([])
  const skus = products[0]?.colours[0]?.sizes.map(({ subSku }) => subSku)
  const generated = expect.stringMatching(/^LD-/)
  expect(skus).toEqual([generated, generated, generated, '1E5', '6291041500237'])
  expect(new Set(skus).size).toBe(5)
  expect(notes).toEqual(
    [
      [2, '6.29E+12'],
      [3, '6.29E+12'],
      [4, '6,29104E+12'],
    ].map(
      ([line, sku]) =>
        `${line}: The SKU "${sku}" was rounded by a spreadsheet and lost digits, so it is skipped.`,
    ),
  )
})

test.each([
  ['right-to-left marks', '\u200f'],
  ['left-to-right marks', '\u200e'],
  ['zero-width spaces', '\u200b'],
  ['byte order marks', '\ufeff'],
  ['isolates', '\u2067'],
])('repeated names in a file match, including with %s', async (_, mark) => {
  const hidden = (word: string) => `${mark}${[...word].join(mark)}${mark}`
  const [colour, size, kind] = [hidden('أحمر'), hidden('S'), hidden('قبعات')]
  const { products, problems } = await readFile(
    'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Barcode,Variant Price,Variant Inventory Qty',
    'hat,Hat,قبعات,Color,أحمر,Size,S,H-S,6291041500213,10,1',
    `${hidden('hat')},,,,${colour},,M,${hidden('H-M')},${hidden('6291041500220')},${hidden('10.00')},${hidden('4')}`,
    `sock,Sock,${kind},${hidden('Color')},أحمر,Size,${size},K-S,,10,1`,
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    {
      ...{ handle: 'hat', subCategory: 'قبعات', price: 10_00 },
      colours: [
        {
          colorName: 'أحمر',
          sizes: [{ size: 'S' }, { size: 'M', subSku: 'H-M', barcode: '6291041500220', stocks: 4 }],
        },
      ],
    },
    { handle: 'sock', subCategory: 'قبعات', colours: [{ colorName: 'أحمر', sizes: [{ size: 'S' }] }] },
  ])
  const twice = await readFile(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty',
    'a,A,Size,1,X-1,10,1',
    `a,,,2,${hidden('X-1')},10,1`,
  )
  expect(twice.problems).toEqual(['3 Variant SKU: "X-1" is already in line 2.'])
})

test('a name keeps invisible characters that shape its letters', async () => {
  const { products } = await readFile('Handle,Title,Variant Price', 'a,می\u200cخواهم,10')
  expect(products.map(({ name }) => name)).toEqual(['می\u200cخواهم'])
})

test.each([
  ['WAHR', 'FALSCH'],
  ['vrai', 'faux'],
  ['1', '0'],
])('reads the yes and no of spreadsheets in other languages: %s and %s', async (yes, no) => {
  const { products, notes, problems } = await readFile(
    'Handle,Title,Variant Price,Variant Inventory Qty,Published,Gift Card',
    `a,A,1,1,${yes},${no}`,
    `b,B,1,1,${no},${no}`,
    `c,C,1,1,${yes},${yes}`,
  )
  expect(problems).toEqual([])
  expect(products.map(({ handle, status }) => [handle, status])).toEqual([
    ['a', 'published'],
    ['b', 'archived'],
  ])
  expect(notes).toEqual([expect.stringContaining('"C" is a gift card')])
})

test('a percent-encoded handle equals the decoded one', async () => {
  const { products } = await read(
    '%d8%b9%d8%b7%d8%b1-2,A,Title,Default Title,,,,10,,1',
    '50%-off,B,Title,Default Title,,,,10,,1',
  )
  expect(products.map(({ handle }) => handle)).toEqual(['عطر-2', '50%-off'])
})
