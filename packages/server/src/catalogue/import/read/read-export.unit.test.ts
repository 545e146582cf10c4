import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { readExport } from '#catalogue/import/read/read-export'

const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty'

async function read(...chunks: (string | Uint8Array)[]) {
  const findings = new Findings()
  const rows = []
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
  for await (const row of readExport(() => Readable.from(bytes), findings)) rows.push(row)
  return { rows, problems: findings.problems }
}

const lines = async (text: string) =>
  (await read(text)).rows.map(({ line, cells }) => `${line} ${cells.handle}`)

test('rows carry the line on which an editor shows their beginning, whatever stands in quoted cells', async () => {
  const text = `${HEADER}\na,"two\nlines",,,1,1\n\n\nb,B,,,1,1\nc,"x\n\n\ny",,,"1\n",1\nd,D,,,1,1`
  expect(await lines(text)).toEqual(['2 a', '6 b', '7 c', '12 d'])
  expect(await lines(text.replaceAll('\n', '\r\n'))).toEqual(['2 a', '6 b', '7 c', '12 d'])
})

test('a byte order mark, Windows line ends and letters cut between two chunks are read', async () => {
  const bytes = Buffer.from(`\uFEFF${HEADER}\r\nniño,فستان,,,1,1\r\n`)
  const cuts = Array.from({ length: bytes.length }, (_, at) => bytes.subarray(at, at + 1))
  expect((await read(...cuts)).rows).toEqual([
    { line: 2, cells: expect.objectContaining({ handle: 'niño', title: 'فستان', price: '1' }) },
  ])
})

test('columns are found by their heading, in any order and case; the others are ignored', async () => {
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
    'Handle;Title;Variant Price\na;A;1\n',
    'The columns are separated by semicolons: save the file as CSV with commas, encoded in UTF-8.',
  ],
  [`${HEADER},Handle\n`, 'The column "Handle" stands twice.'],
])('a file that is no export is refused with the reason: %j', async (text, reason) => {
  const { rows, problems } = await read(text)
  expect(rows).toEqual([])
  expect(problems).toEqual([{ line: 1, column: null, reason }])
})

test('every missing column is named', async () => {
  const { problems } = await read('Handle,Title,Body (HTML)\na,A,\n')
  expect(problems.map(({ reason }) => reason)).toEqual([
    'The column "Option1 Name" is missing.',
    'The column "Option1 Value" is missing.',
    'The column "Variant Inventory Qty" is missing.',
    'The column "Variant Price" is missing.',
  ])
})

test('a row with too few or too many cells is named and the others are read', async () => {
  const { rows, problems } = await read(`${HEADER}\na,A\nb,B,,,1,1\nc,C,,,1,1,7,8\n,,,,,\n`)
  expect(rows.map(({ cells }) => cells.handle)).toEqual(['b'])
  expect(problems).toEqual([
    { line: 2, column: null, reason: 'The row has 2 cells where the header has 6.' },
    { line: 4, column: null, reason: 'The row has 8 cells where the header has 6.' },
  ])
})

test.each([
  [
    `${HEADER}\na,A,,,1,1\nb,"never\nclosed,,,1,1\nc,C,,,1,1\n`,
    3,
    'A quote that opens in this row is never closed.',
  ],
  [`${HEADER}\na,A,,,1,1\nb,"B" b,,,1,1\n`, 3, 'A quoted cell goes on after its closing quote'],
  [`${HEADER}\na,A,,,1,1\nb,B"b,,,1,1\n`, 3, 'A quote stands inside a cell that is not quoted.'],
  [`${HEADER}\na,"${'x'.repeat(1_100_000)}",,,1,1\n`, 2, 'The row is longer than 1 MB'],
])('damaged quotes are named with the line of their row', async (text, line, reason) => {
  const { problems } = await read(text)
  expect(problems).toEqual([{ line, column: null, reason: expect.stringContaining(reason) }])
})

test('a file that is not UTF-8 is refused with the way out', async () => {
  const { problems } = await read(`${HEADER}\n`, Buffer.from('a,Ni\xf1o,,,1,1\n', 'latin1'))
  expect(problems).toEqual([
    { line: 2, column: null, reason: expect.stringContaining('save the file as "CSV UTF-8"') },
  ])
})

test('control characters, which the database could not hold, become blanks', async () => {
  const { rows } = await read(`${HEADER}\na,"A\u0000\u0007  \tB",,,1,1\n`)
  expect(rows[0]?.cells.title).toBe('A B')
})
