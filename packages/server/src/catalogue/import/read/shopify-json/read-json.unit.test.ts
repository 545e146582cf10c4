import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { findProductLines } from '#catalogue/import/read/shopify-json/json-lines'
import { inWords } from '#catalogue/import/testing/in-words'

/** The form of `/products.json` of a Shopify shop. */
const TEE = {
  id: 1,
  title: 'Galaxy Tee',
  handle: 'galaxy-tee',
  body_html: '<p>Stars <b>{"variants": [{}]}</b></p>',
  published_at: '2026-05-01T10:00:00+04:00',
  vendor: 'Sahra',
  product_type: 'T-Shirt',
  tags: ['dark', 'boys'],
  variants: [
    {
      id: 11,
      title: 'S / Black',
      option1: 'S',
      option2: 'Black',
      option3: null,
      sku: 'G-S',
      requires_shipping: true,
      taxable: true,
      featured_image: { src: 'https://cdn.example/black.jpg' },
      available: true,
      price: '149.00',
      grams: 220,
      compare_at_price: '',
    },
    { id: 12, option1: 'M', option2: 'Black', option3: null, sku: 'G-M', available: false, price: '149.00' },
  ],
  images: [
    { id: 5, position: 1, src: 'https://cdn.example/black.jpg', alt: 'Front', variant_ids: [12] },
    { id: 6, position: 2, src: 'https://cdn.example/back.jpg', variant_ids: [] },
    { id: 7, position: 3, src: 'https://cdn.example/worn.jpg', variant_ids: [] },
  ],
  options: [
    { name: 'Size', position: 1, values: ['S', 'M'] },
    { name: 'Color', position: 2, values: ['Black'] },
  ],
}

async function read(text: string) {
  const [findings, reading] = [new Findings(), new ReadProgress()]
  const open = async function* () {
    yield Buffer.from(text)
  }
  const products = await Array.fromAsync(readProducts(open, reading, findings))
  const { problems, notes } = inWords(findings)
  return { products, rows: reading.rows, problems, notes }
}
const readProduct = (product: object) => read(JSON.stringify({ products: [product] }, null, 2))

test('reads options, pictures and kept fields of Shopify products', async () => {
  const { products, problems, rows } = await readProduct(TEE)
  expect(problems).toEqual([])
  expect(rows).toBe(2)
  expect(products).toMatchObject([
    {
      handle: 'galaxy-tee',
      name: 'Galaxy Tee',
      category: 'Boys',
      subCategory: 'T-Shirt',
      status: 'published',
      price: 149_00,
      pictures: [
        'https://cdn.example/black.jpg',
        'https://cdn.example/back.jpg',
        'https://cdn.example/worn.jpg',
      ],
      preserved: { Vendor: 'Sahra', Tags: 'dark, boys' },
      colours: [
        {
          colorName: 'Black',
          pictures: ['https://cdn.example/black.jpg'],
          sizes: [
            { size: 'S', subSku: 'G-S', counted: false, preserved: { 'Weight value (grams)': '220' } },
            { size: 'M', subSku: 'G-M', counted: true, stocks: 0 },
          ],
        },
      ],
    },
  ])
})

test('stock in the Admin API follows its tracking (D-70)', async () => {
  const stocked = (cells: object) => ({ ...TEE, variants: [{ ...TEE.variants[0], ...cells }] })
  const readSize = async (cells: object) =>
    (await readProduct(stocked(cells))).products[0]?.colours[0]?.sizes[0]
  const counted = { inventory_quantity: 7, inventory_management: 'shopify', inventory_policy: 'deny' }
  expect(await readSize(counted)).toMatchObject({ stocks: 7, counted: true })
  expect(await readSize({ ...counted, inventory_policy: 'continue' })).toMatchObject({ counted: false })
  expect(await readSize({ ...counted, inventory_management: null })).toMatchObject({ counted: false })
})

test('a draft or unpublished product is not shown', async () => {
  expect((await readProduct({ ...TEE, published_at: null })).products[0]?.status).toBe('archived')
  expect((await readProduct({ ...TEE, status: 'draft' })).products[0]?.status).toBe('draft')
})

test('a problem names its line and field', async () => {
  const [first, second] = TEE.variants
  const wrong = { ...TEE, variants: [first, { ...second, price: 'ten' }] }
  const { problems } = await readProduct(wrong)
  const before = JSON.stringify({ products: [wrong] }, null, 2).split('"id": 12')[0] ?? ''
  // The variant begins with the bracket above its id.
  const line = before.split('\n').length - 1
  expect(problems).toEqual([
    { line, column: 'products[0].variants[1].price', reason: '"ten" is not a number.' },
  ])
})

test('a problem in a one-line file names the number of the product', async () => {
  const { problems } = await read(JSON.stringify({ products: [TEE, { ...TEE, handle: 'b', title: '' }] }))
  expect(problems[0]).toEqual({
    line: 2,
    column: 'products[1].title',
    reason: 'is empty; the first row of a product needs its name.',
  })
})

test('products and variants have the right line numbers, for any content', () => {
  expect(
    findProductLines(JSON.stringify({ meta: [{}], products: [TEE] }, null, 1)).map(
      ({ variants }) => variants.length,
    ),
  ).toEqual([2])
})

test.each(['{"orders": []}', '[1]', '{"products": 1}', '{"products": ['])(
  'recognises %s as JSON and refuses it',
  async (text) => {
    const { problems } = await read(text)
    expect(problems).toEqual([
      {
        line: 1,
        column: null,
        reason:
          'The file is JSON, but not {"products": […]} as Shopify writes it: export the products as CSV.',
      },
    ])
  },
)

test('reports a file without products', async () => {
  expect((await read('{"products": []}')).problems.map(({ reason }) => reason)).toEqual([
    'The file contains no products.',
  ])
})

test.each([
  ['a single product, as the Admin API answers it', { product: TEE }],
  ['a bare list of products', [TEE]],
])('reads %s', async (_, json) => {
  const findings = new Findings()
  const open = () => Readable.from([Buffer.from(JSON.stringify(json))])
  const products = await Array.fromAsync(readProducts(open, new ReadProgress(), findings))
  expect(products).toMatchObject([{ handle: 'galaxy-tee', price: 149_00 }])
})
