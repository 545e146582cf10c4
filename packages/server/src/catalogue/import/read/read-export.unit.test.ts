import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { readExport } from '#catalogue/import/read/read-export'
import { inWords } from '#catalogue/import/testing/in-words'

const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty'

async function read(...chunks: (string | Uint8Array)[]) {
  const findings = new Findings()
  const rows = []
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
  for await (const row of readExport(() => Readable.from(bytes), findings)) rows.push(row)
  const { problems, notes } = inWords(findings)
  return { rows, problems, notes }
}

const lines = async (text: string) =>
  (await read(text)).rows.map(({ line, cells }) => `${line} ${cells.handle}`)

test('rows have the line number of their start in an editor, despite line breaks in quoted cells', async () => {
  const text = `${HEADER}\na,"two\nlines",,,1,1\n\n\nb,B,,,1,1\nc,"x\n\n\ny",,,"1\n",1\nd,D,,,1,1`
  expect(await lines(text)).toEqual(['2 a', '6 b', '7 c', '12 d'])
  expect(await lines(text.replaceAll('\n', '\r\n'))).toEqual(['2 a', '6 b', '7 c', '12 d'])
})

test('reads a byte order mark, Windows line ends and characters split between two chunks', async () => {
  const bytes = Buffer.from(`\uFEFF${HEADER}\r\nniño,فستان,,,1,1\r\n`)
  const cuts = Array.from({ length: bytes.length }, (_, at) => bytes.subarray(at, at + 1))
  expect((await read(...cuts)).rows).toEqual([
    {
      line: 2,
      cells: expect.objectContaining({ handle: 'niño', title: 'فستان', price: '1' }),
      preserved: {},
    },
  ])
})

test('matches columns by heading, in any order and case, and ignores others', async () => {
  const { rows } = await read(
    'variant price,Variant Inventory Qty,Unknown,HANDLE,Title,Option1 Value,Option1 Name,Sexo objetivo (product.metafields.shopify.target-gender)\n5,1,x,a,A,v,n,femenino\n',
  )
  expect(rows[0]?.cells).toEqual({
    price: '5',
    quantity: '1',
    handle: 'a',
    title: 'A',
    option1Value: 'v',
    option1Name: 'n',
    targetGender: 'femenino',
  })
})

test.each([
  ['', 'The file is empty.'],
  [
    'PK\u0003\u0004\u0014\u0000[Content_Types].xml',
    'The file is an Excel workbook: open it and save it as "CSV UTF-8".',
  ],
  ['PK\u0003\u0004\u0014\u0000products_export_1.csv', 'The file is compressed: unzip it first.'],
  [
    '\uFEFF {"orders": []}',
    'The file is JSON, but not {"products": […]} as Shopify writes it: export the products as CSV.',
  ],
  [
    '[{"title": "A"}]',
    'The file is JSON, but not {"products": […]} as Shopify writes it: export the products as CSV.',
  ],
  ['<!doctype html>', 'The file is HTML, or XML that is not a product feed: export the products as CSV.'],
  [`${HEADER},Handle\n`, 'The column "Handle" appears twice.'],
  [`${HEADER},URL handle\n`, 'The columns "Handle" and "URL handle" mean the same.'],
])('refuses a file that is not an export and gives the reason: %j', async (text, reason) => {
  const { rows, problems } = await read(text)
  expect(rows).toEqual([])
  expect(problems).toEqual([{ line: 1, column: null, reason }])
})

test('missing columns are reported at once, with the columns of the file and an initial mapping', async () => {
  const { problems } = await read('Artikel;Bezeichnung;Farbe;Bestand;Fach\n1;Hut;rot;3;A\n')
  expect(problems).toEqual([
    {
      line: 1,
      column: null,
      reason: [
        'No column was recognised as "price"; "title" (the name) and "price" are required.',
        'Columns in the file: "Artikel", "Bezeichnung", "Farbe", "Bestand", "Fach".',
        'List which column holds what in a file such as map.json:',
        '{"title":"Bezeichnung","price":"?","quantity":"Bestand","option1Value":"Farbe"} (replace "?" with a column of the file).',
        'Then import with --map map.json. In the back office, choose them under "Columns".',
      ].join(' '),
    },
  ])
  const foreign = await read('Heading,Cost\na,1\n')
  expect(foreign.problems).toMatchObject([
    { reason: expect.stringContaining('No column was recognised as "title", "price"') },
  ])
})

test('a row with too many cells is reported and marked, and a short row is filled with empty cells', async () => {
  const { rows, problems, notes } = await read(`${HEADER}\na,A\nb,B,,,1,1\nc,C,,,1,1,7,8\n,,,,,\n`)
  expect(rows.map(({ cells, isDamaged = false }) => [cells.handle, isDamaged])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ])
  expect(problems).toEqual([
    {
      line: 4,
      column: null,
      reason: 'The row has 8 cells where the header has 6; put quotes around cells with a comma.',
    },
  ])
  expect(notes).toContainEqual({
    line: 2,
    text: 'The row has 2 cells where the header has 6. Missing cells at its end count as empty.',
  })
})

test.each([
  [
    `${HEADER}\na,A,,,1,1\nb,"never\nclosed,,,1,1\nc,C,,,1,1\n`,
    3,
    'A quote opened in this row is never closed.',
  ],
  [`${HEADER}\na,A,,,1,1\nb,"B" b,,,1,1\n`, 3, 'A quoted cell continues after its closing quote'],
  [`${HEADER}\na,A,,,1,1\nb,B"b,,,1,1\n`, 3, 'A cell without quotes contains a quote.'],
  [`${HEADER}\na,"${'x'.repeat(1_100_000)}",,,1,1\n`, 2, 'The row is longer than 1 MB'],
])('damaged quotes are reported with the line of their row', async (text, line, reason) => {
  const { problems } = await read(text)
  expect(problems).toEqual([{ line, column: null, reason: expect.stringContaining(reason) }])
})

const LATIN = Buffer.from(`${HEADER}\na,Niño,,,1,1\n`, 'latin1')
/** `قطن` and `فستان قطن` in the encoding of Arabic Windows. */
const WINDOWS_1256 = Buffer.from(
  `${HEADER}\na,\xde\xd8\xe4,,,1,1\nb,\xdd\xd3\xca\xc7\xe4 \xde\xd8\xe4,,,1,1\n`,
  'latin1',
)
const UTF_16 = Buffer.from(`\uFEFF${HEADER}\na,فستان Niño,,,1,1\n`, 'utf16le')

test.each([
  ['a byte a letter, as older spreadsheets write', LATIN, 'Niño'],
  ['a byte a letter in Arabic', WINDOWS_1256, 'قطن', 'فستان قطن'],
  ['UTF-16 with its mark, as Excel writes Unicode text', UTF_16, 'فستان Niño'],
  ['UTF-16 without its mark', UTF_16.subarray(2), 'فستان Niño'],
  ['UTF-16 of the other order without its mark', Buffer.from(UTF_16.subarray(2)).swap16(), 'فستان Niño'],
])('reads a file with %s', async (_, bytes, ...titles) => {
  const { rows, problems } = await read(bytes)
  expect(problems).toEqual([])
  expect(rows.map(({ cells }) => cells.title)).toEqual(titles)
})

test('refuses UTF-8 with a broken character, with its line and a solution', async () => {
  const good = `${HEADER}\nb,فستان قطن,,,1,1\n`
  const { problems } = await read(good, Buffer.from('a,Ni\xf1o,,,1,1\n', 'latin1'))
  expect(problems).toEqual([
    { line: 3, column: null, reason: expect.stringContaining('save the file as "CSV UTF-8"') },
  ])
})

test.each([1, 7, 64])(
  'reports the line of a damaged character, read in parts of %i bytes',
  async (length) => {
    const good = Buffer.from(`${HEADER}\r\nb,فستان قطن,,,1,1\r\nc,نص,,,1,1\r\n`)
    const bytes = Buffer.concat([good, Buffer.from('a,Ni\xf1o,,,1,1\r\nd,قطن,,,1,1\r\n', 'latin1')])
    const parts = Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
      bytes.subarray(at * length, (at + 1) * length),
    )
    const { problems } = await read(...parts)
    expect(problems).toMatchObject([{ line: 4, reason: expect.stringContaining('not text in UTF-8') }])
  },
)

test('the separator line of Excel is not a row', async () => {
  const { rows, problems } = await read(`sep=;\r\n${HEADER.replaceAll(',', ';')}\r\na;"A; B";;;1,5;1\r\n`)
  expect(problems).toEqual([])
  expect(rows).toMatchObject([{ line: 3, cells: { title: 'A; B', price: '1,5' } }])
})

test('blank rows and a title above the headings are skipped', async () => {
  const { rows, problems } = await read(`Our price list,,,,\n ,\n${HEADER}\na,A,,,1,1\n`)
  expect(problems).toEqual([])
  expect(rows).toMatchObject([{ line: 4 }])
})

test.each([
  ['7,3', '10'],
  ['not stocked,"1,200"', '1200'],
  ['not stocked,', ''],
  ['7,many', 'many'],
])('sums up stock by location, "%s", if the file has no total', async (cells, quantity) => {
  const places = 'Inventory Available: Al Quoz,Inventory Available: Dubai Mall'
  const { rows } = await read(`Handle,Title,Variant Price,${places}\na,A,1,${cells}\n`)
  expect(rows[0]?.cells.quantity).toBe(quantity)
  const result = await read(`${HEADER},${places}\na,A,,,1,2,${cells}\n`)
  expect(result.rows[0]?.cells.quantity).toBe('2')
})

test.each([';', '\t', '|'])('columns may be separated by %j', async (separator) => {
  const text = `${HEADER}\na,"A, the first",,,1,1\n`.replaceAll(/,(?! )/g, separator)
  const { rows, problems } = await read(text)
  expect(problems).toEqual([])
  expect(rows[0]?.cells).toMatchObject({ handle: 'a', title: 'A, the first', price: '1', quantity: '1' })
})

test('reads the headings of current exports', async () => {
  const { rows, problems } = await read(
    'Title,URL handle,Description,SKU,Price,Compare-at price,Inventory quantity,Product image URL,Published on online store\nTee,tee,<p>Soft,T-1,49,59,3,https://x/1.jpg,TRUE\n',
  )
  expect(problems).toEqual([])
  expect(rows[0]?.cells).toEqual({
    title: 'Tee',
    handle: 'tee',
    body: '<p>Soft',
    sku: 'T-1',
    price: '49',
    compareAtPrice: '59',
    quantity: '3',
    imageSrc: 'https://x/1.jpg',
    published: 'TRUE',
  })
})

test('control characters, which the database cannot store, become spaces', async () => {
  const { rows } = await read(`${HEADER}\na,"A\u0000\u0007  \tB",,,1,1\n`)
  expect(rows[0]?.cells.title).toBe('A B')
})
