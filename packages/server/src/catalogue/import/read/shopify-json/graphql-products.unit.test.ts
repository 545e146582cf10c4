import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { inWords } from '#catalogue/import/testing/in-words'

async function read(text: string) {
  const findings = new Findings()
  const open = async function* () {
    yield Buffer.from(text)
  }
  const products = await Array.fromAsync(readProducts(open, new ReadProgress(), findings))
  return { products, problems: inWords(findings).problems.map(({ reason }) => reason) }
}

const DRESS = {
  id: 'gid://shopify/Product/7',
  handle: 'dress',
  title: 'Dress',
  descriptionHtml: '<p>Soft</p>',
  vendor: 'Wadi',
  productType: 'Dresses',
  tags: ['girls', 'eid'],
  status: 'ACTIVE',
}
const SMALL = {
  id: 'gid://shopify/ProductVariant/1',
  sku: 'D-S',
  barcode: '6291041500213',
  price: '80.00',
  compareAtPrice: '100.00',
  inventoryQuantity: 4,
  selectedOptions: [{ name: 'Size', value: 'S' }],
}
const MEDIUM = {
  id: 'gid://shopify/ProductVariant/2',
  sku: 'D-M',
  price: '80.00',
  compareAtPrice: '100.00',
  inventoryQuantity: 0,
  inventoryPolicy: 'CONTINUE',
  selectedOptions: [{ name: 'Size', value: 'M' }],
}
const FRONT = {
  id: 'gid://shopify/MediaImage/3',
  image: { url: 'https://a.example/1.jpg', altText: 'Front' },
}

const EXPECTED = [
  {
    handle: 'dress',
    name: 'Dress',
    description: 'Soft',
    subCategory: 'Dresses',
    category: 'Girls',
    status: 'published',
    price: 100_00,
    discount: 20,
    pictures: ['https://a.example/1.jpg'],
    altTexts: [{ src: 'https://a.example/1.jpg', texts: { en: 'Front' } }],
    colours: [
      {
        sizes: [
          { size: 'S', stocks: 4, counted: true, subSku: 'D-S', barcode: '6291041500213' },
          { size: 'M', counted: false, subSku: 'D-M' },
        ],
      },
    ],
    preserved: { Vendor: 'Wadi', Tags: 'girls, eid' },
  },
]

test('reads a GraphQL bulk export of Shopify with a line per product, variant and picture', async () => {
  const of = (node: object) => ({ ...node, __parentId: DRESS.id })
  const text = [DRESS, of(SMALL), of(FRONT), of(MEDIUM)].map((node) => JSON.stringify(node)).join('\n')
  const { products, problems } = await read(`${text}\n`)
  expect(problems).toEqual([])
  expect(products).toMatchObject(EXPECTED)
})

test('reads a GraphQL response with connections, as edges or nodes', async () => {
  const variants = { edges: [{ node: SMALL }, { node: MEDIUM }] }
  const node = { ...DRESS, variants, media: { nodes: [FRONT] } }
  for (const products of [{ edges: [{ node }] }, { nodes: [node] }])
    expect((await read(JSON.stringify({ data: { products } }))).products).toMatchObject(EXPECTED)
})

test.each([
  '{"a":1}\n{"b":2}',
  '{"data":{"orders":{"nodes":[]}}}',
  '{"data":{"products":{"nodes":[]}}}',
  '{"id":1}\n[',
])('refuses other JSON: %s', async (text) => {
  const { products, problems } = await read(text)
  expect([products, problems]).toEqual([[], [expect.stringContaining('The file is JSON')]])
})
