import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { listProducts } from '#catalogue/list-products'
import { transaction } from '#database/transaction'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(products)
  shop.shop.catalogue.changed()
})

const URL = '/api/product/list'

async function list(question: Parameters<typeof shop.call<'GET /api/product/list'>>[1] = {}) {
  const answer = await shop.call('GET /api/product/list', question)
  if (isWireRefusal(answer)) throw new Error(answer.message)
  return answer
}
const loadNames = async (question: Parameters<typeof list>[0]) =>
  (await list(question)).products.map(({ name }) => name)

test('an empty shop returns an empty list (API-02)', async () => {
  expect(await list()).toEqual({ success: true, products: [], total: 0 })
})

test('a response contains at most 2,400 products, for any limit', async () => {
  const product = await aProduct(shop.shop)
  const many = Array.from({ length: 2_401 }, () => product)
  const large = { ...(await shop.shop.catalogue.snapshot()), products: many }
  const catalogue = { ...shop.shop.catalogue, snapshot: async () => large }
  const context = { language: 'en' } as Parameters<typeof listProducts>[3]
  const answer = await listProducts({ ...shop.shop, catalogue }, null, { limit: 1_000_000 }, context)
  expect(answer).toMatchObject({ total: 2_401, products: { length: 2_400 } })
})

test('a product response has every specified field, in AED (DATA-01 to DATA-16, D-11)', async () => {
  const product = await aProduct(shop.shop, {
    name: 'Wave Tee',
    price: 119_50,
    discount: 12.5,
    flashsale: true,
    flashDiscount: 20,
    bestseller: true,
    category: 'Girls',
    subCategory: 'T-shirts',
    image: ['/media/wave.1a2b3c4d.avif'],
    colours: [{ colorName: 'Sea', stocks: { '90': 3, '100': 0 }, images: ['/media/sea.1a2b3c4d.avif'] }],
  })
  const [wire] = (await list()).products
  expect(wire).toEqual({
    _id: product.id,
    name: 'Wave Tee',
    sku: product.sku,
    description: product.description,
    category: 'Girls',
    subCategory: 'T-shirts',
    image: ['/media/wave.1a2b3c4d.avif'],
    price: 119.5,
    discount: 12.5,
    flashsale: true,
    flashDiscount: 20,
    flashdiscount: 20,
    bestseller: true,
    bestofkids: false,
    variants: [
      {
        colorName: 'Sea',
        swatch: null,
        images: ['/media/sea.1a2b3c4d.avif'],
        stocks: 3,
        sizes: [
          { size: '90', stocks: 3, subSKU: `${product.id}-Sea-90` },
          { size: '100', stocks: 0, subSKU: `${product.id}-Sea-100` },
        ],
      },
    ],
  })
})

test('the flash percent is 0 while the product is not in the flash sale (D-02)', async () => {
  await aProduct(shop.shop, { flashsale: false, flashDiscount: 30 })
  expect((await list()).products[0]).toMatchObject({ flashDiscount: 0, flashdiscount: 0 })
})

test('lists newest first, without drafts and archived products (D-14)', async () => {
  for (const name of ['First', 'Second']) await aProduct(shop.shop, { name })
  for (const status of ['archived', 'draft'] as const) await aProduct(shop.shop, { name: status, status })
  expect(await loadNames({})).toEqual(['Second', 'First'])
  expect(await loadNames({ sort: 'relevant' })).toEqual(['Second', 'First'])
})

test('returns part of the list with the total number of matches (D-12)', async () => {
  for (let n = 1; n <= 5; n++) await aProduct(shop.shop, { name: `Tee ${n}` })
  const part = await list({ offset: 1, limit: 2 })
  expect(part).toMatchObject({ total: 5, products: [{ name: 'Tee 4' }, { name: 'Tee 3' }] })
  expect(await list({ limit: 0 })).toMatchObject({ total: 5, products: [] })
})

test('filters the list by category, flag, size, colour, price, stock and id (LIST-02, LIST-13, D-12)', async () => {
  const red = [{ colorName: 'Coral', stocks: { '90': 1 } }]
  const sea = [{ colorName: 'Sea', stocks: { '100': 0 } }]
  const tee = await aProduct(shop.shop, { name: 'Tee', category: 'Boys', colours: red, price: 50_00 })
  await aProduct(shop.shop, {
    name: 'Cap',
    category: 'Girls',
    subCategory: 'Caps',
    colours: sea,
    price: 100_00,
    bestseller: true,
  })
  const parts: [Parameters<typeof list>[0], string[]][] = [
    [{ category: 'Girls' }, ['Cap']],
    [{ category: 'Girls,Boys' }, ['Cap', 'Tee']],
    [{ category: 'Pirates' }, ['Cap', 'Tee']],
    [{ type: 'caps' }, ['Cap']],
    [{ type: 'clothing,toys' }, ['Cap', 'Tee']],
    [{ type: 'toys' }, []],
    [{ flag: 'bestseller' }, ['Cap']],
    [{ size: '90' }, ['Tee']],
    [{ age: '100' }, ['Cap']],
    [{ color: 'sea' }, ['Cap']],
    [{ minPrice: 60 }, ['Cap']],
    [{ maxPrice: 60 }, ['Tee']],
    [{ inStock: 'true' }, ['Tee']],
    [{ ids: `${tee.id},nothing` }, ['Tee']],
    [{ sort: 'low-high' }, ['Tee', 'Cap']],
    [{ sort: 'high-low' }, ['Cap', 'Tee']],
  ]
  for (const [question, names] of parts)
    expect([question, await loadNames(question)]).toEqual([question, names])
})

test('a search matches part of a name in any case, and suggests similar names without a match (LIST-04, D-13)', async () => {
  for (const name of ['Dinosaur Tee', '100% Cotton Cap', 'قميص الواحة']) await aProduct(shop.shop, { name })
  expect(await loadNames({ search: ' SAUR t' })).toEqual(['Dinosaur Tee'])
  expect(await loadNames({ search: '100%' })).toEqual(['100% Cotton Cap'])
  expect(await loadNames({ search: 'الواحة' })).toEqual(['قميص الواحة'])
  expect(await list({ search: 'dinosor' })).toMatchObject({ total: 0, didYouMean: ['Dinosaur Tee'] })
  expect(await list({ search: "'; DROP TABLE products; --" })).toMatchObject({ total: 0, products: [] })
  expect(await list({ search: 'x'.repeat(5000) })).toMatchObject({ total: 0, products: [] })
  expect(await list({ search: 'saur' })).not.toHaveProperty('didYouMean')
})

test('every word must match name, category, colour, article number or description, names first (D-13)', async () => {
  const sea = [{ colorName: 'Deep Sea', stocks: { '90': 1 } }]
  await aProduct(shop.shop, { name: 'Wave Cap', sku: 'LD-HA-0104', subCategory: 'Hats', colours: sea })
  await aProduct(shop.shop, { name: 'Reef Runner', subCategory: 'Sneakers' })
  await aProduct(shop.shop, { name: 'Beach Bag', description: 'Room for a cap.', subCategory: 'Bags' })
  expect(await loadNames({ search: 'cap' })).toEqual(['Wave Cap', 'Beach Bag'])
  expect(await loadNames({ search: 'sea hat' })).toEqual(['Wave Cap'])
  expect(await loadNames({ search: 'ld-ha-0104' })).toEqual(['Wave Cap'])
  expect(await loadNames({ search: 'shoes' })).toEqual(['Reef Runner'])
  expect(await loadNames({ search: 'cap', sort: 'low-high', limit: 1 })).toEqual(['Wave Cap'])
})

test.each([
  'offset=-1',
  'limit=x',
  'sort=sideways',
  'minPrice=abc',
  'limit=1e9',
  'unknown=1',
  'offset=1&offset=2',
  'search=a&search=b',
])('ignores invalid parameters: %s (D-12)', async (query) => {
  await aProduct(shop.shop)
  const response = await shop.request({ method: 'GET', url: `${URL}?${query}` })
  expect(response.statusCode).toBe(200)
  expect(response.json().total).toBe(1)
})

test('script in a name is returned as text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  await aProduct(shop.shop, { name })
  expect(await loadNames({})).toEqual([name])
})

test('the full list is compressed, and an unchanged one is not sent again (D-12)', async () => {
  for (let n = 1; n <= 5; n++) await aProduct(shop.shop)
  const get = (headers: Record<string, string>) => shop.request({ method: 'GET', url: URL, headers })
  const plain = await get({})
  const zipped = await get({ 'accept-encoding': 'gzip, deflate' })
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  const etag = String(plain.headers.etag)
  expect(plain.headers).toMatchObject({
    vary: 'accept-encoding, accept-language',
    'cache-control': 'no-cache',
  })
  const again = await get({ 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await aProduct(shop.shop)
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(200)
})

test('a product with pictures only by colour shows the first of each colour', async () => {
  const { id } = await aProduct(shop.shop, {
    colours: [
      { colorName: 'Coral', stocks: { '90': 1 } },
      { colorName: 'Sea', stocks: { '90': 1 } },
    ],
  })
  const pictures = { Coral: ['/media/coral.avif', '/media/coral-back.avif'], Sea: ['/media/sea.avif'] }
  for (const [colour, images] of Object.entries(pictures))
    await shop.db.update(variants).set({ images }).where(eq(variants.colorName, colour))
  shop.shop.catalogue.changed()
  expect((await list()).products[0]?.image).toEqual(['/media/coral.avif', '/media/sea.avif'])
  await shop.db
    .update(products)
    .set({ image: ['/media/both.avif'] })
    .where(eq(products.id, id))
  shop.shop.catalogue.changed()
  expect((await list()).products[0]?.image).toEqual(['/media/both.avif'])
})

test('HEAD returns only the head', async () => {
  const response = await shop.request({ method: 'HEAD', url: URL })
  expect([response.statusCode, response.body]).toEqual([200, ''])
  expect(Number(response.headers['content-length'])).toBeGreaterThan(0)
})

test('sold units disappear from the next list (D-15)', async () => {
  const product = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
  await list()
  await shop.db.update(sizeEntries).set({ stocks: 3 }).where(eq(sizeEntries.productId, product.id))
  shop.shop.catalogue.stockChanged([product.id])
  expect((await list()).products[0]?.variants[0]).toMatchObject({ stocks: 3, sizes: [{ stocks: 3 }] })
})

test('a change or sale on one server appears on the other (D-60)', async () => {
  const other = await shop.anotherServer()
  const product = await aProduct(shop.shop, { name: 'Before' })
  const onTheOther = async () => {
    const answer = await other.call('GET /api/product/list', {})
    return answer.success ? answer.products[0] : undefined
  }
  await eventually(async () => expect(await onTheOther()).toMatchObject({ name: 'Before' }))
  await shop.db.update(products).set({ name: 'After' })
  await eventually(async () => expect(await onTheOther()).toMatchObject({ name: 'After' }))
  await shop.db.update(sizeEntries).set({ stocks: 1 })
  shop.shop.catalogue.stockChanged([product.id])
  await eventually(async () => expect((await onTheOther())?.variants[0]?.stocks).toBe(2))
})

test('the shop notices an external change of stock (D-60)', async () => {
  await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
  await list()
  await transaction(shop.db, async (outsider) => {
    await outsider.execute(sql`SET LOCAL application_name = 'psql'`)
    await outsider.update(sizeEntries).set({ stocks: 2 })
  })
  await eventually(async () => expect((await list()).products[0]?.variants[0]?.stocks).toBe(2))
})

test('on request, the list returns its filters and the result count of each option, in AED (LIST-14)', async () => {
  const tee = { category: 'Boys', colours: [{ colorName: 'Sea', stocks: { '90': 3, '100': 0 } }] } as const
  const dress = { category: 'Girls', colours: [{ colorName: 'Coral', stocks: { '100': 2 } }] } as const
  await aProduct(shop.shop, {
    ...tee,
    colours: [...tee.colours],
    price: 20_00,
    flashsale: false,
    discount: 0,
  })
  await aProduct(shop.shop, {
    ...dress,
    colours: [...dress.colours],
    price: 90_00,
    flashsale: false,
    discount: 0,
  })
  expect((await list({})).facets).toBeUndefined()
  expect((await list({ facets: '1', inStock: 'true' })).facets).toEqual({
    categories: { Boys: 1, Girls: 1, Unisex: 0 },
    departments: { Clothing: 2, Shoes: 0, Toys: 0 },
    types: [{ slug: 't-shirts', name: 'T-shirts', department: 'Clothing', count: 2 }],
    sizes: ['90', '100'],
    sizeCounts: [1, 1],
    colors: ['Coral', 'Sea'],
    colorCounts: [1, 1],
    inStock: 2,
    prices: [
      { from: 0, to: 19, count: 0 },
      { from: 20, to: 39, count: 1 },
      { from: 40, to: 59, count: 0 },
      { from: 60, to: 79, count: 0 },
      { from: 80, to: null, count: 1 },
    ],
  })
})

test('the assortment names the categories and flags of the products, and follows their changes', async () => {
  const assortment = async () => {
    const { success: _, ...named } = requireSuccess(await shop.call('GET /api/product/assortment', {}))
    return named
  }
  const nothing = { audiences: [], departments: [], flags: [], maxOff: 0 }
  expect(await assortment()).toEqual(nothing)
  await aProduct(shop.shop, { category: 'Unisex', subCategory: 'Jars' })
  await eventually(async () => expect(await assortment()).toEqual(nothing))
  await aProduct(shop.shop, { category: 'Girls', subCategory: 'Dresses', bestseller: true, discount: 12.5 })
  await eventually(async () =>
    expect(await assortment()).toEqual({
      audiences: ['Girls', 'Unisex'],
      departments: [],
      flags: ['bestseller'],
      maxOff: 12,
    }),
  )
  await aProduct(shop.shop, { category: 'Unisex', subCategory: 'Soft toys', flashsale: true })
  await eventually(async () =>
    expect(await assortment()).toMatchObject({
      departments: ['Clothing', 'Toys'],
      flags: ['bestseller', 'flashsale'],
    }),
  )
})
