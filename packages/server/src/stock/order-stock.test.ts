import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { deductOrderStock } from '#stock/order-stock'
import { aProduct } from '#testing/a-product'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const anEntry = async (stocks: number) => {
  const product = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': stocks } }] })
  const [entry] = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, product.id))
  if (!entry) throw new Error('The size was not found')
  const isEntry = eq(sizeEntries.subSku, entry.subSku)
  const stockNow = async () => (await shop.db.select().from(sizeEntries).where(isEntry))[0]?.stocks
  return { ordered: { sizeEntryId: entry.id, quantity: 1 }, isEntry, stockNow }
}

const somebodyWaits = () =>
  eventually(async () => {
    const { rows } = await shop.db.execute(
      sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    expect(rows).toHaveLength(1)
  })

/** Starts to take one unit while another transaction locks the entry and sets its stock. */
async function takeBeside(entry: Awaited<ReturnType<typeof anEntry>>, set: number): Promise<boolean> {
  let taking: Promise<boolean> | undefined
  await inTransaction(shop.shop, async (inside) => {
    await inside.db.update(sizeEntries).set({ stocks: set }).where(entry.isEntry)
    taking = deductOrderStock(shop.shop, [entry.ordered], { orderId: randomUUID(), actor: 'customer' })
    await somebodyWaits()
  })
  return taking as Promise<boolean>
}

test('stock can be bought while it is being returned (D-41)', async () => {
  const entry = await anEntry(0)
  expect(await takeBeside(entry, 1)).toBe(true)
  expect(await entry.stockNow()).toBe(0)
})

test('simultaneous returns and sales of stock are neither lost nor doubled (D-41)', async () => {
  const entry = await anEntry(9)
  expect(await takeBeside(entry, 4)).toBe(true)
  expect(await entry.stockNow()).toBe(3)
})

test('stock cannot be bought twice at once (D-41)', async () => {
  const entry = await anEntry(1)
  expect(await takeBeside(entry, 0)).toBe(false)
  expect(await entry.stockNow()).toBe(0)
})
