import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, productTranslations, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { importProducts } from '#catalogue/import/import-products'
import { announceProducts } from '#catalogue/memory/catalogue-message'
import { shopSettings } from '#settings/settings-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let listener: pg.Client
const heard: string[] = []

beforeAll(async () => {
  shop = await startTestShop()
  listener = new pg.Client({ connectionString: shop.database.url })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.query('LISTEN catalogue')
})
afterAll(async () => {
  await listener.end()
  await shop.close()
})

async function announcedBy(change: () => PromiseLike<unknown>): Promise<string[]> {
  // Answers arrive after earlier notifications.
  await listener.query('SELECT 1')
  heard.length = 0
  await change()
  await listener.query('SELECT 1')
  return [...heard]
}

test('every kind of product change announces that product (D-60)', async () => {
  const { id } = await aProduct(shop.shop)
  const ofProduct = eq(sizeEntries.productId, id)
  const changes = [
    () => shop.db.update(products).set({ price: 90_00 }).where(eq(products.id, id)),
    () => shop.db.update(variants).set({ colorName: 'Sand' }).where(eq(variants.productId, id)),
    () => shop.db.update(sizeEntries).set({ price: 80_00 }).where(ofProduct),
    () => shop.db.insert(productTranslations).values({ productId: id, language: 'ar', name: 'قميص' }),
    () => shop.db.update(productTranslations).set({ name: 'تيشيرت' }),
    () => shop.db.delete(productTranslations),
    () => shop.db.delete(sizeEntries).where(ofProduct),
  ]
  for (const change of changes) expect(await announcedBy(change)).toEqual([`products ${id}`])
})

test('deleting a product announces it and its reviews', async () => {
  const { id } = await aProduct(shop.shop)
  const announcements = await announcedBy(() => shop.db.delete(products).where(eq(products.id, id)))
  expect(announcements.toSorted()).toEqual(['pages', `products ${id}`])
})

test('stock taken by the shop itself causes no database notification', async () => {
  await aProduct(shop.shop)
  expect(await announcedBy(() => shop.db.update(sizeEntries).set({ stocks: 2 }))).toEqual([])
})

test('a change of too many products for one notification announces all products', async () => {
  const { id } = await aProduct(shop.shop)
  await shop.db.execute(sql`
    INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, published_at)
    SELECT gen_random_uuid(), 'many-' || n, 'Many', 'M', '', 'Boys', 'T-shirts', '{}', 100, now() FROM generate_series(1, 150) n`)
  expect(await announcedBy(() => shop.db.update(products).set({ bestseller: true }))).toEqual(['all'])
  const ofOne = () => shop.db.update(products).set({ bestseller: false }).where(eq(products.id, id))
  expect(await announcedBy(ofOne)).toEqual([`products ${id}`])
})

test('an import announces its changed products, including stock, while they are few (D-60)', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty'
  const file = (price: number, stock: number, count: number) =>
    [
      header,
      ...Array.from({ length: count }, (_, n) => `tee-${n},Tee ${n},Size,90,TEE-${n},50,7`),
      `shoe,Shoe,Size,20,SHOE,${price},${stock}`,
    ].join('\n')
  const imported = (text: string) =>
    announcedBy(() => importProducts(shop.shop, () => Readable.from([Buffer.from(text)])))
  await imported(file(60, 5, 160))
  const [{ id } = { id: '' }] = await shop.db.select().from(products).where(eq(products.handle, 'shoe'))
  expect(await imported(file(70, 5, 160))).toEqual([`products ${id}`])
  expect(await imported(file(70, 4, 160))).toEqual([`products ${id}`])
  expect(await imported(file(70, 4, 160))).toEqual([])
})

test('a bulk change of over a thousand products is announced once, for all', async () => {
  const ids = Array.from({ length: 1_001 }, () => randomUUID())
  const announced = (count: number) => announcedBy(() => announceProducts(shop.db, ids.slice(0, count)))
  expect((await announced(151)).map((one) => one.split(' ').length)).toEqual([151, 2])
  expect(await announced(1_000)).toHaveLength(7)
  expect(await announced(1_001)).toEqual(['all'])
})

test('a settings change announces pages and no product', async () => {
  expect(await announcedBy(() => shop.db.update(shopSettings).set({ deliveryFee: 20_00 }))).toEqual(['pages'])
})

test('a process reloads only the changed product', async () => {
  const [tee, shoe] = [await aProduct(shop.shop), await aProduct(shop.shop)]
  const rename = async (name: string) => {
    await shop.db.update(products).set({ name }).where(eq(products.id, tee.id))
    shop.shop.catalogue.productsChanged([tee.id])
    return shop.shop.catalogue.snapshot()
  }
  // The notifications of both new products may arrive late.
  await eventually(async () => {
    const [before, after] = [await rename('Before'), await rename('After')]
    expect(after.byId.get(tee.id)?.name).toBe('After')
    expect(after.byId.get(shoe.id)).toBe(before.byId.get(shoe.id))
  })
})

const ANNOUNCED = ['products', 'variants', 'size_entries']

async function unannounced(work: () => Promise<void>): Promise<void> {
  const { rows } = await shop.db.execute<{ of: string; name: string }>(sql`
    SELECT tgrelid::regclass::text AS of, tgname AS name FROM pg_trigger
    WHERE tgname LIKE 'announce%' AND tgrelid::regclass::text IN ${ANNOUNCED}`)
  expect(rows.length).toBeGreaterThan(0)
  const turn = async (how: 'DISABLE' | 'ENABLE') => {
    for (const { of, name } of rows)
      await shop.db.execute(sql.raw(`ALTER TABLE ${of} ${how} TRIGGER "${name}"`))
  }
  await turn('DISABLE')
  await work().finally(() => turn('ENABLE'))
}

test('a process sees its own changes at once, without waiting for the database (D-60)', async () => {
  const staff = { token: (await aMember(shop.shop, 'owner')).token }
  const { id } = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
  const read = async () => (await shop.shop.catalogue.snapshot()).byId.get(id)
  await eventually(async () => expect(await read()).toBeDefined())
  await unannounced(async () => {
    expect(await read()).toMatchObject({ name: 'Dune Tee' })
    const renamed = { productId: id, changes: [{ field: 'name', from: 'Dune Tee', to: 'Sand Tee' }] }
    requireSuccess(await shop.call('POST /api/staff/product/save', renamed, staff))
    expect(await read()).toMatchObject({ name: 'Sand Tee' })
    const changes = [{ field: 'bestseller', from: false, to: true }]
    requireSuccess(
      await shop.call('POST /api/staff/products/save', { products: [{ productId: id, changes }] }, staff),
    )
    expect(await read()).toMatchObject({ bestseller: true })
    const colour = { productId: id, name: 'Sage' }
    requireSuccess(await shop.call('POST /api/staff/product/colour', colour, staff))
    expect((await read())?.variants).toHaveLength(2)
    const [entry] = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, id))
    const moved = { sizeEntryId: entry?.id ?? '', move: 'received' as const, units: 2 }
    const { stock } = requireSuccess(await shop.call('POST /api/staff/stock/move', moved, staff))
    const sizes = (await read())?.variants.flatMap((one) => one.sizes)
    expect(sizes?.find(({ subSKU }) => subSKU === entry?.subSku)?.stocks).toBe(stock)
  })
})
