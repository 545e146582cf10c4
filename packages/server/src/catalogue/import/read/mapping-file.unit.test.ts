import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { readMapping } from '#catalogue/import/read/mapping-file'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { inWords } from '#catalogue/import/testing/in-words'

async function read(mapping: object, ...lines: string[]) {
  const findings = new Findings()
  const reading = new ReadProgress({ mapping: readMapping(JSON.stringify(mapping), 'map.json') })
  const open = async function* () {
    yield Buffer.from(lines.join('\n'))
  }
  const products = await Array.fromAsync(readProducts(open, reading, findings))
  return { products, problems: inWords(findings).problems }
}

test('reads any CSV by its mapping, including one heading for two columns', async () => {
  const { products, problems } = await read(
    { handle: 'Artikel', sku: 'Artikel', title: 'Name', 'Variant Price': 'Preis', quantity: 'Lager' },
    'Artikel;Name;Preis;Lager;Farbe',
    'A-1;Hut;12,50;3;rot',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    {
      handle: 'A-1',
      name: 'Hut',
      price: 12_50,
      colours: [{ sizes: [{ subSku: 'A-1', stocks: 3, preserved: { Farbe: 'rot' } }] }],
    },
  ])
})

test('reports mapped headings that are missing in the file', async () => {
  const { problems } = await read({ handle: 'Artikel', title: 'Name', price: 'Preis' }, 'Artikel,Name', 'a,A')
  expect(problems.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '1: The mapping says "Preis" holds price, but the file has no such column. It has: "Artikel", "Name".',
    expect.stringContaining('No column was recognised as "price"'),
  ])
})

test('a heading matches in another case if no heading matches exactly', async () => {
  const { products, problems } = await read({ title: 'name', price: 'PRICE' }, 'Name,Price', 'Hat,5')
  expect([products.map(({ name }) => name), problems]).toEqual([['Hat'], []])
})

test.each([
  ['{"colour": "Farbe"}', '"colour" is not a column of the shop'],
  ['{"handle": 3}', '"handle" must map to a heading of the file'],
  ['{"price": "a", "Variant Price": "b"}', '"Variant Price" is mapped twice'],
  ['[]', 'map.json is not a mapping'],
  ['{', 'map.json is not a mapping'],
])('refuses the mapping %s: %s', (text, message) => {
  expect(() => readMapping(text, 'map.json')).toThrow(message)
})
