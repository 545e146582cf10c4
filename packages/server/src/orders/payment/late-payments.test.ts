import { MINUTE } from '@little-dunes/domain/durations'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { expireOrder } from '#orders/payment/expire-order'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds } from '#orders/refunds/process-refunds'
import { orders } from '#orders/store/order-tables'
import { aWaitingOrder } from '#testing/a-waiting-order'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

const asked = () => cardCalls(shop)

const waiting = () => aWaitingOrder(shop)

/** The shop gave up an order that could still be paid. This must not happen, and the shop must repair it. */
async function releasedTooEarly(cancellationReason: 'expired' | 'abandoned') {
  const order = await waiting()
  const closed = { ...(await shop.lookUp(order.clientSecret)), status: 'closed' as const }
  expect(await expireOrder(shop.shop, order.orderId, cancellationReason, closed)).toBe(true)
  expect(await asked().loadStock(order.tee.id)).toBe(5)
  return order
}

test('only a final status of the payment it belongs to cancels an order (D-41)', async () => {
  const [one, two] = [await waiting(), await waiting()]
  const [open, other] = [await shop.lookUp(one.clientSecret), await shop.lookUp(two.clientSecret)]
  const uncertain = [
    open,
    { ...open, status: 'processing' },
    { ...other, status: 'closed' },
    'never started',
  ] as const
  for (const certainty of uncertain) {
    expect(await expireOrder(shop.shop, one.orderId, 'expired', certainty)).toBe(false)
  }
  expect(await asked().loadSnapshot(one.orderId)).toMatchObject({
    status: 'Pending Payment',
    payment: 'open',
  })
})

test('money for an expired order takes stock and code again (D-46)', async () => {
  const { orderId, clientSecret, token, tee } = await releasedTooEarly('expired')
  await shop.pay(clientSecret)
  await shop.hear()
  expect(await asked().loadSnapshot(orderId)).toEqual({
    status: 'Order Placed',
    paid: true,
    payment: 'paid',
    cancellationReason: null,
    refund: null,
    code: true,
  })
  expect(await asked().loadStock(tee.id)).toBe(3)
  expect(await asked().myOrders(token)).toMatchObject([{ _id: orderId, payment: true }])
})

test('money for an order with sold-out stock is refunded in full, and the stock stays unchanged (D-46)', async () => {
  const { orderId, clientSecret, tee } = await releasedTooEarly('expired')
  const which = and(eq(sizeEntries.productId, tee.id), eq(sizeEntries.size, '90'))
  await shop.db.update(sizeEntries).set({ stocks: 1 }).where(which)
  await shop.pay(clientSecret)
  await shop.hear()
  expect(await asked().loadSnapshot(orderId)).toEqual({
    status: 'Cancelled',
    paid: false,
    payment: 'returned',
    cancellationReason: 'expired',
    refund: 'due',
    code: false,
  })
  expect(await asked().loadStock(tee.id)).toBe(1)
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
})

test('money for an order whose code was used meanwhile is refunded in full (D-44, D-46)', async () => {
  const { orderId, clientSecret, token, tee } = await releasedTooEarly('expired')
  const other = requireSuccess(
    await asked().cod(token, anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' })),
  )
  // The code stays used.
  requireSuccess(await asked().cancel(token, other.orderId))
  await shop.pay(clientSecret)
  await shop.hear()
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    status: 'Cancelled',
    payment: 'returned',
    refund: 'due',
  })
  expect(await asked().loadStock(tee.id)).toBe(5)
})

test('money for an expired order is refunded if the customer has since placed another (D-46)', async () => {
  const { orderId, clientSecret, token, tee } = await releasedTooEarly('expired')
  shop.clock.moveBy(1_000)
  requireSuccess(await asked().cod(token, anOrder([aLine(tee, { quantity: 2 })], 200)))
  await shop.pay(clientSecret)
  await shop.hear()
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ status: 'Cancelled', payment: 'returned' })
  expect(await asked().loadStock(tee.id)).toBe(3)
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
})

test('money for an order cancelled by the customer is refunded in full (D-46)', async () => {
  const { orderId, clientSecret, token, tee } = await releasedTooEarly('abandoned')
  await shop.pay(clientSecret)
  for (const _ of [1, 2]) {
    expect(await asked().verifyInPage(token, orderId)).toMatchObject({ code: 'payment_not_made' })
  }
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
  expect(await asked().loadStock(tee.id)).toBe(5)
})

test('an order moved manually is paid, or its payment is refunded (D-40, D-46)', async () => {
  const [placed, cancelled] = [await waiting(), await waiting()]
  await shop.db.update(orders).set({ status: 'Packing' }).where(eq(orders.id, placed.orderId))
  await shop.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, cancelled.orderId))
  for (const { clientSecret } of [placed, cancelled]) await shop.pay(clientSecret)
  await shop.hear()
  expect(await asked().loadSnapshot(placed.orderId)).toMatchObject({
    status: 'Packing',
    paid: true,
    refund: null,
  })
  expect(await asked().loadSnapshot(cancelled.orderId)).toMatchObject({ payment: 'returned', refund: 'due' })
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(cancelled.orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
})

test('a paid order cancelled manually is refunded, by any member (D-40, D-48)', async () => {
  const [left, byHand] = [await waiting(), await waiting()]
  for (const { clientSecret, token, orderId } of [left, byHand]) {
    await shop.pay(clientSecret)
    requireSuccess(await asked().verifyInPage(token, orderId))
    await shop.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, orderId))
  }
  await shop.sandbox.stripe.refunds.create({ payment_intent: byHand.clientSecret.split('_secret_')[0] ?? '' })
  for (const _ of [1, 2]) {
    await reconcile(shop.shop)
    await processRefunds(shop.shop)
    shop.clock.moveBy(MINUTE)
  }
  for (const { orderId } of [left, byHand]) {
    expect(await asked().loadSnapshot(orderId)).toMatchObject({ status: 'Cancelled', refund: 'succeeded' })
    expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
  }
})

test('the payment of an order cancelled manually expires on time (D-40, D-41)', async () => {
  const { orderId, clientSecret } = await waiting()
  await shop.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, orderId))
  shop.clock.moveBy(31 * MINUTE)
  await reconcile(shop.shop)
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    payment: 'closed',
    cancellationReason: 'abandoned',
  })
  await expect(shop.pay(clientSecret)).rejects.toThrow('canceled')
  shop.clock.moveBy(-31 * MINUTE)
})
