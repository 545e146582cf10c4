import { dubaiDay } from '@little-dunes/domain/analytics-spans'
import type { InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import { eq, like, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailyItemSales } from '#analytics/daily/analytics-tables'
import { mergeAnalytics } from '#analytics/daily/merge-analytics'
import {
  products,
  productTranslations,
  sizeEntries,
  subCategoryTranslations,
} from '#catalogue/catalogue-tables'
import { selectPage } from '#catalogue/staff/finding/list-products'
import { searchAll, searchPage } from '#catalogue/staff/finding/search-products'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'viewer')).token
  const dress = await aProduct(shop.shop, {
    name: 'Gauze Dress',
    sku: 'LD-GD-0412',
    category: 'Girls',
    price: 129_00,
    discount: 20,
    colours: [
      { colorName: 'Shell Pink', stocks: { '80': 4, '90': 0 }, images: ['/media/gauze.12345678.avif'] },
      { colorName: 'Sage', stocks: { '80': 2 } },
    ],
  })
  const texts = { productId: dress.id, language: 'ar' as const, name: 'فستان الكثبان' }
  await shop.db.insert(productTranslations).values(texts)
  const noStock = [{ colorName: 'Sky', stocks: { '90': 0 } }]
  await aProduct(shop.shop, { name: 'Palm Shirt 100%', colours: noStock, status: 'archived' })
  await aProduct(shop.shop, { name: 'Camel', status: 'draft' })
})
afterAll(() => shop.close())

const list = async (input: InputOf<'GET /api/staff/products'> = {}) =>
  requireSuccess(await shop.call('GET /api/staff/products', input, { token }))
const loadNames = async (input?: InputOf<'GET /api/staff/products'>) =>
  (await list(input)).products.map(({ name }) => name)

test('products are listed newest first with colours, price, status and stock', async () => {
  expect(await loadNames()).toEqual(['Camel', 'Palm Shirt 100%', 'Gauze Dress'])
  expect((await list()).products.at(-1)).toMatchObject({
    sku: 'LD-GD-0412',
    picture: '/media/gauze.12345678.avif',
    colours: [{ name: 'Shell Pink' }, { name: 'Sage' }],
    price: 129_00,
    discount: 20,
    status: 'published',
    publishAt: null,
    stock: 6,
    sizes: 3,
    lowSizes: 1,
    emptySizes: 1,
    uncountedSizes: 0,
  })
})

test('a search finds a product by part of name, Arabic name, article number, colour or SKU, in any word order', async () => {
  for (const q of ['gauze', 'dress GAUZE', '0412', 'shell', 'pink dress', 'الكثبان', 'ألكثبان', '-Sage-80'])
    expect([q, await loadNames({ q })]).toEqual([q, ['Gauze Dress']])
  expect(await loadNames({ q: '100%' })).toEqual(['Palm Shirt 100%'])
  expect(await loadNames({ q: 'g_uze' })).toEqual([])
  expect(await loadNames({ q: "'; DROP TABLE products; --" })).toEqual([])
})

test('a search finds a product by the barcode of a size', async () => {
  const { products } = await list({ q: 'Sage' })
  const isSize = eq(sizeEntries.subSku, `${products[0]?.id}-Sage-80`)
  await shop.db.update(sizeEntries).set({ barcode: '6297041200387' }).where(isSize)
  expect(await loadNames({ q: '6297041200387' })).toEqual(['Gauze Dress'])
})

test('a search for common words finds the same products with another query plan', async () => {
  const loadIds = async (condition: SQL | undefined) =>
    (await shop.db.select({ id: products.id }).from(products).where(condition)).map(({ id }) => id).sort()
  const added = Array.from({ length: 9 }, (_, n) => aProduct(shop.shop, { name: `Common ${n}` }))
  await Promise.all(added)
  for (const q of ['gauze', 'common', 'co', 'الكثبان', '-Sage-80', 'shell gauze', 'common 8', 'nothing']) {
    const expected = await loadIds(searchAll(q))
    for (const max of [0, 1, 3_000])
      expect([q, max, await loadIds(await searchPage(shop.shop, q, max))]).toEqual([q, max, expected])
  }
  expect(await loadIds(searchAll('common'))).toHaveLength(9)
  await shop.db.delete(products).where(like(products.name, 'Common %'))
})

test('the list is filtered by status, category and stock', async () => {
  expect(await loadNames({ status: 'draft' })).toEqual(['Camel'])
  expect(await loadNames({ status: 'published' })).toEqual(['Gauze Dress'])
  expect(await loadNames({ category: 'Girls' })).toEqual(['Gauze Dress'])
  expect(await loadNames({ stock: 'low' })).toEqual(['Gauze Dress'])
  expect(await loadNames({ stock: 'sold_out' })).toEqual(['Palm Shirt 100%'])
  expect(await loadNames({ stock: 'sold_out', q: 'gauze' })).toEqual([])
})

test('a scheduled product shows its publication time', async () => {
  const publishAt = new Date(Date.UTC(2099, 10, 27, 5))
  const isCamel = eq(products.name, 'Camel')
  await shop.db.update(products).set({ status: 'scheduled', publishAt }).where(isCamel)
  const [camel] = (await list({ status: 'scheduled' })).products
  expect(camel).toMatchObject({ name: 'Camel', publishAt: publishAt.getTime() })
  await shop.db.update(products).set({ status: 'draft' }).where(isCamel)
  expect((await list({ status: 'draft' })).products[0]).toMatchObject({ name: 'Camel', publishAt: null })
})

test('the list is filtered to products with a low or sold-out size', async () => {
  expect(await loadNames({ stock: 'short' })).toEqual(['Palm Shirt 100%', 'Gauze Dress'])
})

test('the list is filtered to products that are reduced, have a flag or lack an Arabic name', async () => {
  expect(await loadNames({ mark: 'no_arabic' })).toEqual(['Camel', 'Palm Shirt 100%'])
  expect(await loadNames({ mark: 'reduced' })).toEqual(['Gauze Dress'])
  const isCamel = eq(products.name, 'Camel')
  const set = (values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(isCamel)
  await set({ flashsale: true, flashDiscount: 10, bestseller: true })
  for (const mark of ['flashsale', 'bestseller'] as const)
    expect(await loadNames({ mark })).toEqual(['Camel'])
  expect(await loadNames({ mark: 'bestofkids' })).toEqual([])
  expect(await loadNames({ mark: 'reduced' })).toEqual(['Camel', 'Gauze Dress'])
  await set({ flashPaused: true })
  expect(await loadNames({ mark: 'reduced', q: 'camel' })).toEqual([])
  await set({ flashsale: false, flashDiscount: 0, flashPaused: false, bestseller: false })
})

test('the list is filtered to products in the size for an age', async () => {
  expect(await loadNames({ age: '80' })).toEqual(['Gauze Dress'])
  expect(await loadNames({ age: '90', category: 'Girls' })).toEqual(['Gauze Dress'])
  expect(await loadNames({ age: '170' })).toEqual([])
})

test('untracked stock is neither low nor sold out (D-70)', async () => {
  const [sky] = (await list({ stock: 'sold_out' })).products
  const isSky = eq(sizeEntries.productId, sky?.id ?? '')
  await shop.db.update(sizeEntries).set({ counted: false }).where(isSky)
  expect(await loadNames({ stock: 'sold_out' })).toEqual([])
  await shop.db.update(sizeEntries).set({ counted: true }).where(isSky)
})

test('pages have no gaps, forwards and back, even with equal publication times', async () => {
  const publishedAt = new Date(Date.UTC(2025, 0, 1))
  for (let n = 0; n < 60; n += 1) await aProduct(shop.shop, { name: `Sock ${n}`, publishedAt })
  const first = await list({ q: 'sock' })
  expect([first.products.length, first.newer]).toEqual([50, null])
  const second = await list({ q: 'sock', older: first.older ?? '' })
  expect([second.products.length, second.older]).toEqual([10, null])
  const ids = [...first.products, ...second.products].map(({ id }) => id)
  expect(new Set(ids).size).toBe(60)
  const back = await list({ q: 'sock', newer: second.newer ?? '' })
  expect(back.products.map(({ id }) => id)).toEqual(first.products.map(({ id }) => id))
  expect(await loadNames({ older: 'x' })).toEqual([])
})

test('pages sort by units sold, forwards and back, and not without permission to see sales', async () => {
  const socks = await list({ q: 'sock' })
  const [few, many] = [socks.products[40]?.id ?? '', socks.products[7]?.id ?? '']
  const today = dubaiDay(shop.shop.now().getTime())
  const sold = (productId: string, units: number) => ({
    day: today,
    productId,
    subSku: 'x',
    units,
    amount: 1,
  })
  await shop.db.insert(dailyItemSales).values([sold(few, 2), sold(many, 5)])
  await mergeAnalytics(shop.shop)
  const query = { q: 'sock', sort: 'sold' } as const
  const first = await list(query)
  expect(first.products.slice(0, 2).map(({ id }) => id)).toEqual([many, few])
  const second = await list({ ...query, older: first.older ?? '' })
  expect([first.products.length, second.products.length, second.older]).toEqual([50, 10, null])
  expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(60)
  const back = await list({ ...query, newer: second.newer ?? '' })
  expect(back.products.map(({ id }) => id)).toEqual(first.products.map(({ id }) => id))
  expect(await loadNames({ ...query, older: 'x' })).toEqual([])
  const packer = await aMember(shop.shop, 'packer')
  const refused = await shop.call('GET /api/staff/products', query, { token: packer.token })
  expect(refused).toMatchObject({ code: 'forbidden' })
})

test('a product is shown with its colours, sizes and Arabic texts', async () => {
  const [dress] = (await list({ q: 'gauze' })).products
  const { product } = requireSuccess(
    await shop.call('GET /api/staff/product', { productId: dress?.id ?? '' }, { token }),
  )
  expect(product).toMatchObject({
    name: 'Gauze Dress',
    nameAr: 'فستان الكثبان',
    descriptionAr: '',
    price: 129_00,
    colours: [
      {
        name: 'Shell Pink',
        sizes: [
          { size: '80', stock: 4, counted: true },
          { size: '90', stock: 0 },
        ],
      },
      { name: 'Sage', nameAr: '' },
    ],
  })
  for (const productId of ['x', shop.shop.newId()])
    expect(await shop.call('GET /api/staff/product', { productId }, { token })).toMatchObject({
      code: 'product_not_found',
    })
})

test('Arabic-speaking staff see the Arabic names of products, or else the English ones', async () => {
  const answer = await shop.call('GET /api/staff/products', {}, { token, language: 'ar' })
  const names = requireSuccess(answer).products.map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Camel', 'Palm Shirt 100%', 'فستان الكثبان'])
  expect(await loadNames()).toContain('Gauze Dress')
})

test('a page of a large list uses the index for its order, in both directions', async () => {
  await shop.db.execute(sql`
    INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, published_at, status)
    SELECT gen_random_uuid(), 'many-' || n, 'Many', 'MANY-' || n, '', 'Boys', '', '{}', 100, now() - n * interval '1 day', 'draft'
    FROM generate_series(1, 3000) n`)
  await shop.db.execute(sql`ANALYZE products, recent_sales`)
  const explainQuery = async (input: InputOf<'GET /api/staff/products'>, isBackwards: boolean) => {
    const { rows } = await shop.db.execute(
      sql`EXPLAIN ${selectPage(shop.shop, input, { isBackwards }).getSQL()}`,
    )
    return JSON.stringify(rows)
  }
  for (const isBackwards of [false, true]) {
    const plan = await explainQuery({}, isBackwards)
    expect(plan).toContain('products_published_at_id_index')
    expect(plan).not.toContain('Sort')
    const cursor = { [isBackwards ? 'newer' : 'older']: shop.shop.newId() }
    const bySold = await explainQuery({ sort: 'sold', ...cursor }, isBackwards)
    expect(bySold).toContain('recent_sales_units_product_id_index')
    expect(bySold).toContain('Index Cond: (ROW(')
    expect(bySold).not.toContain('Sort')
  }
  await shop.db.execute(sql`DELETE FROM products WHERE name = 'Many'`)
})

test('the list is filtered by sub-category, and sub-categories are listed by category with their labels', async () => {
  const kind = { subCategory: 'Listed dresses' }
  await aProduct(shop.shop, { name: 'Listed girl', category: 'Girls', ...kind })
  await aProduct(shop.shop, { name: 'Listed one', category: 'Unisex', ...kind })
  await shop.db
    .insert(subCategoryTranslations)
    .values({ subCategory: 'Listed dresses', language: 'ar', name: 'فساتين مدرجة' })
  expect(await loadNames(kind)).toEqual(['Listed one', 'Listed girl'])
  expect(await loadNames({ ...kind, category: 'Girls' })).toEqual(['Listed girl'])
  expect(await loadNames({ ...kind, category: 'Boys' })).toEqual([])
  expect(await loadNames({ subCategory: 'No such kind' })).toEqual([])

  const known = async (language: string) => {
    const headers = { token, 'accept-language': language }
    const answer = await shop.request({ method: 'GET', url: '/api/staff/products/sub-categories', headers })
    const { subCategories }: ReplyOf<'GET /api/staff/products/sub-categories'> = answer.json()
    return subCategories.filter(({ name }) => name === 'Listed dresses')
  }
  expect(await known('en')).toEqual([
    { category: 'Girls', name: 'Listed dresses', label: 'Listed dresses' },
    { category: 'Unisex', name: 'Listed dresses', label: 'Listed dresses' },
  ])
  expect((await known('ar')).map(({ label }) => label)).toEqual(['فساتين مدرجة', 'فساتين مدرجة'])
})
