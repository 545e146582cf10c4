import { randomUUID } from 'node:crypto'
import { MINUTE } from '@little-dunes/domain/durations'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sizeEntries, variants } from '#catalogue/catalogue-tables'
import { orderEvents, orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const cancel = (token: string, orderId: string) => shop.call('POST /api/order/cancel', { orderId }, { token })

async function placeOrder(
  token: string,
  items: ReturnType<typeof aLine>[],
  amount: number,
  discountCode?: string,
) {
  const body = anOrder(items, amount, { discountCode: discountCode ?? null })
  const answer = await shop.call('POST /api/order/place', body, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.orderId
}

const loadStocks = async (productId: string) => {
  const entries = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, productId))
  return Object.fromEntries(entries.map((entry) => [entry.size, entry.stocks]))
}

test('cancelling an order returns its stock, once (API-70 to API-72, D-41, D-48)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const orderId = await placeOrder(token, [aLine(tee, { quantity: 2 }), aLine(tee, { size: '100' })], 300)
  expect(await loadStocks(tee.id)).toEqual({ '90': 3, '100': 4 })
  expect(await cancel(token, orderId)).toEqual({ success: true, message: 'Order cancelled successfully!' })
  expect(await loadStocks(tee.id)).toEqual({ '90': 5, '100': 5 })
  expect(await cancel(token, orderId)).toMatchObject({ code: 'cannot_cancel' })
  expect(await loadStocks(tee.id)).toEqual({ '90': 5, '100': 5 })
  expect(await shop.call('POST /api/order/userorders', {}, { token })).toMatchObject({
    orders: [{ _id: orderId, status: 'Cancelled', payment: false }],
  })
})

test('a cancellation is recorded with time and actor (D-40)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const orderId = await placeOrder(token, [aLine(tee)], 125)
  shop.clock.moveBy(MINUTE)
  await cancel(token, orderId)
  const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  expect(events.at(-1)).toMatchObject({
    fromStatus: 'Order Placed',
    toStatus: 'Cancelled',
    actor: 'customer',
    at: shop.clock.now(),
  })
})

test('the order of another customer gets the same response as an unknown order (D-30)', async () => {
  const [mine, other, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  const orderId = await placeOrder(mine.token, [aLine(tee)], 125)
  const answers = [
    await shop.call('POST /api/order/cancel', { orderId, userId: mine.id }, { token: other.token }),
    await cancel(other.token, randomUUID()),
    await cancel(other.token, "' OR 1=1 --"),
    await cancel(other.token, ''),
  ]
  for (const answer of answers) expect(answer).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ code: 'order_not_found' })
  expect(await loadStocks(tee.id)).toEqual({ '90': 4, '100': 5 })
})

test.each<[OrderStatus, boolean]>([
  ['Pending Payment', true],
  ['Order Placed', true],
  ['Packing', true],
  ['Shipped', false],
  ['Delivered', false],
  ['Cancelled', false],
])('a customer cancels an order that is %s: %j (STATE-33, ORD-10, D-40)', async (status, cancelled) => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const orderId = await placeOrder(token, [aLine(tee)], 125)
  await shop.db.update(orders).set({ status }).where(eq(orders.id, orderId))
  const answer = await cancel(token, orderId)
  expect(answer).toMatchObject(cancelled ? { success: true } : { code: 'cannot_cancel' })
  expect(await loadStocks(tee.id)).toMatchObject({ '90': cancelled ? 5 : 4 })
})

test('stock of removed sizes and colours is dropped, and the rest returns (D-41)', async () => {
  const { token } = await aCustomer(shop.shop)
  const colours = ['Sand', 'Sea'].map((colorName) => ({ colorName, stocks: { '90': 3, '100': 3 } }))
  const tee = await aProduct(shop.shop, { colours })
  const items = [aLine(tee), aLine(tee, { size: '100' }), aLine(tee, { colorName: 'Sea' })]
  const orderId = await placeOrder(token, items, 300)
  await shop.db.delete(variants).where(and(eq(variants.productId, tee.id), eq(variants.colorName, 'Sea')))
  await shop.db.delete(sizeEntries).where(eq(sizeEntries.size, '100'))
  expect(await cancel(token, orderId)).toMatchObject({ success: true })
  expect(await loadStocks(tee.id)).toEqual({ '90': 3 })
})

test('a code stays used after its order is cancelled (STATE-22, D-44)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const orderId = await placeOrder(token, [aLine(tee)], 65, 'FIRSTDAY')
  await cancel(token, orderId)
  expect(await shop.call('POST /api/discount/check', { code: 'FIRSTDAY' }, { token })).toMatchObject({
    code: 'code_used',
  })
})

test('the catalogue is notified of returned stock (D-15)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const orderId = await placeOrder(token, [aLine(tee, { quantity: 5 })], 500)
  const stockChanged = vi.spyOn(shop.shop.catalogue, 'stockChanged')
  await cancel(token, orderId)
  await cancel(token, orderId)
  expect(stockChanged.mock.calls.map(([ids]) => [...ids])).toEqual([[tee.id]])
  stockChanged.mockRestore()
})
