import type { Product } from '@little-dunes/domain/catalogue/product'
import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let tee: Product
let defaults: typeof shopSettings.$inferSelect | undefined

beforeAll(async () => {
  shop = await startTestShop()
  ;[defaults] = await shop.db.select().from(shopSettings)
  const stocks = Object.fromEntries(Array.from({ length: 120 }, (_, place) => [`S${place}`, 9000]))
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 9000, ...stocks } }] })
})
afterEach(async () => {
  if (defaults) await shop.db.update(shopSettings).set(defaults)
})
afterAll(() => shop.close())

const allow = (limits: Partial<typeof shopSettings.$inferInsert>) => shop.db.update(shopSettings).set(limits)
const soldUnits = async () => {
  const entries = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, tee.id))
  return entries.reduce((sum, { stocks }) => sum + 9000 - stocks, 0)
}

/** Cash, AED 100 per unit, free delivery from two units. */
const place = (token: string, quantity = 1) =>
  shop.call(
    'POST /api/order/place',
    anOrder([aLine(tee, { quantity })], quantity === 1 ? 125 : quantity * 100),
    {
      token,
    },
  )

test('with default settings, one account cannot buy up the stock by cash', async () => {
  const [{ token }, before] = [await aCustomer(shop.shop), await soldUnits()]
  const lines = Array.from({ length: 100 }, (_, at) => aLine(tee, { size: `S${at}`, quantity: 50 }))
  expect(await shop.call('POST /api/order/place', anOrder(lines, 500_000), { token })).toMatchObject({
    code: 'order_limit',
    message: expect.stringContaining('over the daily limit'),
  })
  let placed = 0
  for (let order = 0; order < 9; order++) if ((await place(token, 50)).success) placed += 1
  expect(placed).toBe(4)
  expect((await soldUnits()) - before).toBe(200)
})

test('an order has at most a hundred lines and fifty units per line, with a clear error above', async () => {
  const { token } = await aCustomer(shop.shop)
  await allow({ valuePerDay: 10_000_000_00 / 10 })
  const lines = Array.from({ length: 101 }, (_, at) => aLine(tee, { size: `S${at}` }))
  const order = (items: typeof lines, amount: number) =>
    shop.call('POST /api/order/place', anOrder(items, amount), { token })
  expect(await order(lines, 10_100)).toMatchObject({ code: 'too_many_lines', max: 100 })
  expect(await order([aLine(tee, { quantity: 51 })], 5_100)).toMatchObject({
    code: 'too_many_units',
    max: 50,
  })
  expect(await order(lines.slice(1), 10_000)).toMatchObject({ success: true })
})

test('orders count per account and day, including cancelled ones', async () => {
  const [{ token }, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  await allow({ ordersPerDay: 2 })
  const first = await place(token)
  await place(token)
  if (first.success) await shop.call('POST /api/order/cancel', { orderId: first.orderId }, { token })
  expect(await place(token)).toMatchObject({
    code: 'order_limit',
    message: expect.stringContaining("today's order limit"),
  })
  expect(await place(other.token)).toMatchObject({ success: true })
  shop.clock.moveBy(DAY)
  expect(await place(token)).toMatchObject({ success: true })
})

test('simultaneous orders stay within the limit', async () => {
  const { token, id } = await aCustomer(shop.shop)
  await allow({ ordersPerDay: 3 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => place(token)))
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  expect(await shop.db.select().from(orders).where(eq(orders.userId, id))).toHaveLength(3)
})

test('open cash orders are limited until one is delivered', async () => {
  const { token } = await aCustomer(shop.shop)
  await allow({ openCashOrders: 1 })
  const first = await place(token)
  expect(await place(token)).toMatchObject({
    code: 'order_limit',
    message: expect.stringContaining('limit of undelivered cash orders'),
  })
  if (first.success)
    await shop.db.update(orders).set({ status: 'Delivered' }).where(eq(orders.id, first.orderId))
  expect(await place(token)).toMatchObject({ success: true })
})

test('repeated placing and cancelling is limited', async () => {
  const { token } = await aCustomer(shop.shop)
  for (let round = 0; round < 5; round++) {
    const placed = await place(token)
    if (!placed.success) throw new Error(placed.message)
    await shop.call('POST /api/order/cancel', { orderId: placed.orderId }, { token })
  }
  expect(await place(token)).toMatchObject({
    code: 'order_limit',
    message: expect.stringContaining('cancelled several orders today'),
  })
})

test('a repeat with the same key gets the first response despite the limit (D-43)', async () => {
  const { token } = await aCustomer(shop.shop)
  await allow({ ordersPerDay: 1 })
  const keyed = () =>
    shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token, idempotencyKey: 'once' })
  const first = await keyed()
  expect(await keyed()).toEqual(first)
  expect(first).toMatchObject({ success: true })
})
