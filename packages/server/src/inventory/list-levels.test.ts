import type { InputOf } from '@little-dunes/domain/contract/calls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations, sizeEntries } from '#catalogue/catalogue-tables'
import { selectLevels } from '#inventory/list-levels'
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
    colours: [
      { colorName: 'Shell Pink', stocks: { '80': 14, '90': 0 } },
      { colorName: 'Sage', stocks: { '80': 3 } },
    ],
  })
  await shop.db
    .insert(productTranslations)
    .values({ productId: dress.id, language: 'ar', name: 'فستان الكثبان' })
  const ofDress = eq(sizeEntries.productId, dress.id)
  await shop.db.update(sizeEntries).set({ shelf: 'B4' }).where(ofDress)
  const [small] = await shop.db.select().from(sizeEntries).where(ofDress)
  await shop.db
    .update(sizeEntries)
    .set({ barcode: '6297041200387' })
    .where(eq(sizeEntries.id, small?.id ?? ''))
  const shirt = await aProduct(shop.shop, {
    name: 'Palm Shirt',
    colours: [{ colorName: 'Sky', stocks: { '90': 0 } }],
  })
  await shop.db.update(sizeEntries).set({ counted: false }).where(eq(sizeEntries.productId, shirt.id))
  await aProduct(shop.shop, {
    name: 'Old Coat',
    status: 'archived',
    colours: [{ colorName: 'Fig', stocks: { '90': 2 } }],
  })
})
afterAll(() => shop.close())

const list = async (input: InputOf<'GET /api/staff/stock/levels'> = {}, language?: 'ar') =>
  requireSuccess(
    await shop.call('GET /api/staff/stock/levels', input, { token, ...(language && { language }) }),
  )
const listRows = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).sizes.map(({ name, colour, size, stock }) => `${name} ${colour} ${size}: ${stock}`)

const DRESS = ['Gauze Dress Shell Pink 80: 14', 'Gauze Dress Shell Pink 90: 0', 'Gauze Dress Sage 80: 3']

test('all sizes are sorted by product, colour and size, without archived ones', async () => {
  expect(await listRows()).toEqual(['Palm Shirt Sky 90: 0', ...DRESS])
  expect((await list()).sizes.at(-1)).toMatchObject({ shelf: 'B4', counted: true, archived: false })
})

test('low, sold-out and untracked sizes are separate lists', async () => {
  expect(await listRows({ level: 'low' })).toEqual(['Gauze Dress Sage 80: 3'])
  expect(await listRows({ level: 'sold_out' })).toEqual(['Gauze Dress Shell Pink 90: 0'])
  expect(await listRows({ level: 'not_counted' })).toEqual(['Palm Shirt Sky 90: 0'])
})

test('a search finds a size by product, colour, SKU, barcode and shelf, even an archived one', async () => {
  for (const q of ['gauze', 'LD-GD', 'b4', 'كثبان']) expect(await listRows({ q })).toEqual(DRESS)
  expect(await listRows({ q: '97041200387' })).toEqual([expect.stringContaining('Gauze Dress')])
  expect(await listRows({ q: 'gauze sage' })).toEqual(['Gauze Dress Sage 80: 3'])
  expect(await listRows({ q: 'gauze', level: 'low' })).toEqual(['Gauze Dress Sage 80: 3'])
  expect((await list({ q: 'old coat' })).sizes).toMatchObject([{ archived: true, stock: 2 }])
  expect(await listRows({ q: 'nothing%' })).toEqual([])
  expect(await listRows({ q: 'gauze sage' }, 'ar')).toEqual([expect.stringMatching(/^فستان الكثبان/)])
})

test('pages continue without a gap, forwards and back, even within a product', async () => {
  const publishedAt = new Date(Date.UTC(2025, 0, 1))
  const stocks = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [String(n + 50), n + 10]))
  for (const name of ['Sock one', 'Sock two'])
    await aProduct(shop.shop, { name, publishedAt, colours: [{ colorName: 'Sand', stocks }] })
  const first = await list({ q: 'sock' })
  expect([first.sizes.length, first.newer]).toEqual([50, null])
  const second = await list({ q: 'sock', older: first.older ?? '' })
  expect([second.sizes.length, second.older]).toEqual([10, null])
  expect(new Set([...first.sizes, ...second.sizes].map(({ id }) => id)).size).toBe(60)
  const back = await list({ q: 'sock', newer: second.newer ?? '' })
  expect(back.sizes.map(({ id }) => id)).toEqual(first.sizes.map(({ id }) => id))
  expect(await listRows({ older: 'x' })).toEqual([])
})

test('a page of many sizes uses the index of products, in both directions and in the middle', async () => {
  await shop.db.execute(sql`
    INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, published_at, status)
    SELECT gen_random_uuid(), 'many-' || n, 'Many', 'MANY-' || n, '', 'Boys', '', '{}', 100, now() - n * interval '1 day', 'draft'
    FROM generate_series(1, 3000) n`)
  await shop.db.execute(sql`
    INSERT INTO variants (id, product_id, color_name, position, images)
    SELECT gen_random_uuid(), id, 'Sand', 0, '{}' FROM products WHERE name = 'Many'`)
  await shop.db.execute(sql`
    INSERT INTO size_entries (id, variant_id, product_id, size, position, stocks, sub_sku)
    SELECT gen_random_uuid(), v.id, v.product_id, '9' || n, n, 0, v.id || '-' || n
    FROM variants v JOIN products p ON p.id = v.product_id, generate_series(0, 3) n WHERE p.name = 'Many'`)
  for (const table of ['products', 'variants', 'size_entries'])
    await shop.db.execute(sql.raw(`ANALYZE ${table}`))
  const [middle] = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.size, '91')).limit(1)
  const cursor = middle?.id ?? ''
  for (const input of [{}, { newer: cursor }, { older: cursor }]) {
    const { rows } = await shop.db.execute(sql`EXPLAIN ${selectLevels(shop.shop, input).getSQL()}`)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('products_published_at_id_index')
    expect(plan).not.toContain('Seq Scan on size_entries')
  }
  await shop.db.execute(sql`DELETE FROM products WHERE name = 'Many'`)
})
