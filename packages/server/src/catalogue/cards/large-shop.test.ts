import { readSearch } from '@little-dunes/domain/catalogue/search'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardCounts, productCards, staleCards } from '#catalogue/cards/card-tables'
import { SCANS } from '#catalogue/cards/choose-scan'
import { type CardQuestion, cardsQuery } from '#catalogue/cards/list-cards'
import { CARD_JOBS, hasStaleCards, refreshCards } from '#catalogue/cards/refresh-cards'
import { products, productTranslations, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { transaction } from '#database/transaction'
import { shopSettings } from '#settings/settings-tables'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const publicUrl = 'https://shop.example'
const storefront = { handler: async () => new Response(''), clientFolder: import.meta.dirname }

let shop: TestShop
let small: Pick<TestShop, 'request'>

beforeAll(async () => {
  shop = await startTestShop({ largeShop: 0, storefront, publicUrl })
  small = await shop.anotherServer({ largeShop: 1_000_000 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(products)
  shop.shop.catalogue.changed()
})

type Question = Parameters<typeof shop.call<'GET /api/product/list'>>[1]

const list = async (question: Question) =>
  requireSuccess(await shop.call('GET /api/product/list', { limit: 100, ...question }))
const loadNames = async (question: Question) => (await list(question)).products.map(({ name }) => name)

test('every product change appears in the next list (D-60)', async () => {
  const { id } = await aProduct(shop.shop, { name: 'Tee', price: 50_00 })
  await aProduct(shop.shop, { name: 'Hat', price: 80_00, subCategory: 'Hats' })
  expect(await loadNames({ sort: 'low-high' })).toEqual(['Tee', 'Hat'])
  const changed = async (change: PromiseLike<unknown>) => {
    await change
    shop.shop.catalogue.productsChanged([id])
  }
  const isThisProduct = eq(products.id, id)
  await changed(shop.db.update(products).set({ price: 90_00 }).where(isThisProduct))
  expect(await loadNames({ sort: 'low-high' })).toEqual(['Hat', 'Tee'])
  await changed(shop.db.insert(productTranslations).values({ productId: id, language: 'ar', name: 'قميص' }))
  expect(await loadNames({ search: 'قميص' })).toEqual(['Tee'])
  await changed(shop.db.update(variants).set({ colorName: 'Sand' }).where(eq(variants.productId, id)))
  expect(await loadNames({ color: 'sand' })).toEqual(['Tee'])
  await changed(
    shop.db.update(sizeEntries).set({ size: '140' }).where(sql`product_id = ${id} AND size = '90'`),
  )
  expect(await loadNames({ size: '140' })).toEqual(['Tee'])
  await changed(shop.db.update(sizeEntries).set({ stocks: 0 }).where(eq(sizeEntries.productId, id)))
  expect(await loadNames({ inStock: 'true' })).toEqual(['Hat'])
  expect((await list({ facets: '1' })).facets).toMatchObject({ inStock: 1, colors: ['Coral', 'Sand'] })
  await changed(shop.db.update(products).set({ status: 'archived' }).where(isThisProduct))
  expect(await list({ facets: '1' })).toMatchObject({ total: 1, facets: { colors: ['Coral'] } })
  await changed(shop.db.delete(products))
  expect(await list({})).toMatchObject({ total: 0 })
  expect(await shop.db.select().from(cardCounts)).toEqual([])
})

test('during writes, readers never get a price older than the latest commit', async () => {
  const { id } = await aProduct(shop.shop, { name: 'Tee', price: 1_00 })
  for (const other of [1, 2, 3]) await aProduct(shop.shop, { price: 500_00 + other })
  let committed = 1
  let writing = true
  const write = async () => {
    for (let price = 2; price <= 40; price++) {
      await shop.db
        .update(products)
        .set({ price: price * 100 })
        .where(eq(products.id, id))
      shop.shop.catalogue.productsChanged([id])
      committed = price
    }
    writing = false
  }
  const read = async () => {
    while (writing) {
      const min = committed
      const { products: matches } = await list({ maxPrice: 400, sort: 'low-high' })
      expect(matches.map(({ name }) => name)).toEqual(['Tee'])
      expect(matches[0]?.price).toBeGreaterThanOrEqual(min)
    }
  }
  await Promise.all([write(), read(), read(), read()])
  expect((await list({ minPrice: 40, maxPrice: 40 })).products.map(({ name }) => name)).toEqual(['Tee'])
})

test('processes that compute cards simultaneously agree on the current products', async () => {
  const all: { id: string }[] = []
  for (let n = 0; n < 12; n++) all.push(await aProduct(shop.shop, { price: 10_00 }))
  const price = async (fils: number) => {
    for (const { id } of all) await shop.db.update(products).set({ price: fils }).where(eq(products.id, id))
  }
  const compute = async () => {
    for (let n = 0; n < 10; n++) await refreshCards(shop.db)
  }
  await Promise.all([price(20_00), price(30_00), compute(), compute(), compute()])
  while (await hasStaleCards(shop.db)) await refreshCards(shop.db)
  const rows = await shop.db
    .select({ card: productCards.price, product: products.price })
    .from(products)
    .leftJoin(productCards, eq(productCards.productId, products.id))
  expect(rows.filter(({ card, product }) => card !== product)).toEqual([])
  const [counted] = await shop.db.select().from(cardCounts).where(eq(cardCounts.kind, 'product'))
  expect(counted?.count).toBe(12)
})

test('changed rules recompute every card', async () => {
  await aProduct(shop.shop)
  const run = async () => {
    for (const job of CARD_JOBS) await job.run(shop.shop, true)
  }
  await run()
  await shop.db.execute(sql`UPDATE product_cards SET searched = 'by former rules'`)
  await run()
  expect((await shop.db.select().from(productCards))[0]?.searched).toBe('by former rules')
  await shop.db.execute(sql`UPDATE card_rules SET version = 0`)
  await run()
  expect((await shop.db.select().from(productCards))[0]?.searched).toMatch(/^dune tee/)
  expect(await shop.db.select().from(staleCards)).toEqual([])
})

test('a misspelled search suggests words that have results (D-13)', async () => {
  await aProduct(shop.shop, { name: 'Desert Hoodie' })
  await aProduct(shop.shop, { name: 'Sand Hat' })
  expect(await list({ search: 'hodie' })).toMatchObject({ total: 0, didYouMean: ['hoodie'] })
  expect((await list({ search: 'desrt hoodie' })).didYouMean).toEqual(['desert hoodie'])
  expect((await list({ search: 'xylophone' })).didYouMean).toEqual([])
})

test('the streamed full list equals the stored list of a small shop (D-12)', async () => {
  const whole = async (of: Pick<TestShop, 'request'>) =>
    (await of.request({ url: '/api/product/list', headers: { 'accept-language': 'ar' } })).json()
  expect(await whole(shop)).toEqual({ success: true, products: [], total: 0 })
  for (const name of ['Tee', 'Hat', 'Socks']) await aProduct(shop.shop, { name })
  expect((await list({})).total).toBe(3)
  expect(await whole(shop)).toEqual(await whole(small))
})

test('sitemap and feed contain the same products as those of a small shop', async () => {
  await shop.db.update(shopSettings).set({ merchantFeed: true })
  for (const name of ['Tee', 'Hat', 'Socks']) await aProduct(shop.shop, { name })
  expect((await list({})).total).toBe(3)
  for (const url of ['/sitemaps/pages.xml', '/sitemaps/products-1.xml', '/feeds/merchant-en.xml']) {
    const [large, inMemory] = [await shop.request({ url }), await small.request({ url })]
    expect(large.statusCode).toBe(200)
    expect(large.body).toBe(inMemory.body)
  }
  expect((await shop.request({ url: '/sitemap.xml' })).body).toContain('/sitemaps/products-1.xml')
  expect((await shop.request({ url: '/sitemaps/products-2.xml' })).statusCode).toBe(404)
})

/** Inserts cards without their products, which counts do not need. */
const someCards = (many: number) =>
  shop.db.execute(sql`
    INSERT INTO product_cards (product_id, published_at, category, department, type_slug, type_names, price, displayed_price,
      bestseller, bestofkids, flashsale, in_stock, has_options, variant_ids, colours, colour_names, sizes, searched, words)
    SELECT gen_random_uuid(), now() - make_interval(secs => n), 'Boys', 'Clothing', 't-shirts', '{"en":"T-shirts"}', 5000, 5000,
      false, false, false, true, false, '{}', '{sand}', '[{"en":"Sand"}]', ARRAY[CASE WHEN n > 2400 THEN '140' ELSE '90' END],
      'dune tee' || chr(1) || ' dune tee', '{}'
    FROM generate_series(1, ${many}) n`)

test('a list that is too long to count says so, and the linked lists are counted', async () => {
  await someCards(2_401)
  const all = await list({ category: 'Boys', facets: '1' })
  expect(all).toMatchObject({ total: 2_401, facets: { inStock: 2_401, sizeCounts: [2_400, 1] } })
  expect(all.totalIsAtLeast).toBeUndefined()
  expect(all.facets?.countsAreAtLeast).toBeUndefined()
  const matches = await list({ search: 'tee', facets: '1' })
  expect(matches).toMatchObject({ total: 2_400, totalIsAtLeast: true, facets: { countsAreAtLeast: true } })
  const narrowed = await list({ minPrice: 10, facets: '1' })
  expect(narrowed).toMatchObject({ total: 2_400, totalIsAtLeast: true })
  // The oldest product was not counted and can still be chosen.
  expect(narrowed.facets).toMatchObject({ sizes: ['90', '140'], countsAreAtLeast: true })
  await shop.db.delete(productCards)
})

const HOT: Record<string, Partial<CardQuestion>> = {
  newest: {},
  'by category': { filter: { categories: ['Boys'] } },
  'by sub-category': { filter: { types: ['dresses'] } },
  cheapest: { sort: 'low-high' },
  dearest: { sort: 'high-low' },
  'of a flag': { filter: { flag: 'bestseller' } },
  'of a price': { filter: { minPrice: 10_00, maxPrice: 20_00 } },
  'of a colour and size in stock': { filter: { colors: ['sand'], sizes: ['90'], inStock: true } },
  'a search': { filter: { search: readSearch('dune tee') } },
  'an Arabic search': { filter: { search: readSearch('قميص') } },
}

test.each(Object.entries(HOT))(
  'the list %s is answered by an index or bitmap scan, never by a sequential one',
  async (_name, asked) => {
    const question = { filter: {}, sort: 'relevant' as const, offset: 0, limit: 24, ...asked }
    for (const [scan, settings] of Object.entries(SCANS)) {
      const plan = await transaction(shop.db, async (tx) => {
        await tx.execute(settings)
        return tx.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${cardsQuery(question, 2_401)}`)
      })
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
      const hasIndex = scan === 'indexScan' || asked.filter !== undefined
      if (!hasIndex) continue
      expect(lines).toMatch(/Scan (using|on) "?product_cards_/)
      expect(lines).not.toMatch(/Seq Scan on product_cards/)
    }
  },
)
