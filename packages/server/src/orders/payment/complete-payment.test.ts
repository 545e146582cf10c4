import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completePayment } from '#orders/payment/complete-payment'
import { paymentReport } from '#orders/payment/payment-report'
import { processRefunds } from '#orders/refunds/process-refunds'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
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

test('settling a payment several times has the effect of settling once (D-46)', async () => {
  const { orderId, clientSecret, token, tee } = await waiting()
  await shop.call('POST /api/cart/add', aLine(tee, { quantity: 3 }), { token })
  await shop.pay(clientSecret)
  const paid = await shop.lookUp(clientSecret)
  for (const _ of [1, 2, 3]) expect(await completePayment(shop.shop, paid)).toBe('paid')
  expect(await shop.call('POST /api/cart/get', {}, { token })).toMatchObject({
    cartData: { [tee.id]: { '90': { quantity: 1 } } },
  })
  expect(await asked().loadStock(tee.id)).toBe(3)
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    status: 'Order Placed',
    paid: true,
    refund: null,
  })
})

test.each([-1, 1])(
  'a payment of %d fils more than the order is refused and refunded (D-46)',
  async (fils) => {
    const { orderId, clientSecret, token, tee } = await waiting()
    const id = clientSecret.split('_secret_')[0] ?? ''
    await shop.sandbox.stripe.paymentIntents.update(id, { amount: 80_00 + fils })
    await shop.pay(clientSecret)
    expect(await asked().verifyInPage(token, orderId)).toMatchObject({
      code: 'payment_not_made',
      message: "We couldn't complete the order. Your payment will be refunded in full.",
    })
    expect(await asked().loadSnapshot(orderId)).toEqual({
      status: 'Cancelled',
      paid: false,
      payment: 'returned',
      cancellationReason: 'mismatch',
      refund: 'due',
      code: false,
    })
    expect(await asked().loadStock(tee.id)).toBe(5)
    await processRefunds(shop.shop)
    await shop.hear()
    expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00 + fils, refunded: 80_00 + fils })
    expect(await asked().myOrders(token)).toEqual([])
  },
)

test('a payment in another currency is refused and refunded (D-46)', async () => {
  const { orderId, clientSecret } = await waiting()
  await shop.sandbox.stripe.paymentIntents.update(clientSecret.split('_secret_')[0] ?? '', {
    currency: 'usd',
  })
  await shop.pay(clientSecret)
  await shop.hear()
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ status: 'Cancelled', payment: 'returned' })
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
})

test('the result of another order or payment completes no order (D-46)', async () => {
  const [one, two] = [await waiting(), await waiting()]
  await shop.pay(one.clientSecret)
  const paid = await shop.lookUp(one.clientSecret)
  expect(await completePayment(shop.shop, { ...paid, id: 'pi_other' })).toBe('unknown')
  for (const { orderId } of [one, two])
    expect((await asked().loadSnapshot(orderId)).status).toBe('Pending Payment')
  await expect(completePayment(shop.shop, { ...paid, status: 'open' })).rejects.toThrow('Only a paid payment')
  expect(await completePayment(shop.shop, { ...paid, reference: two.orderId })).toBe('returned')
  expect(await asked().loadSnapshot(one.orderId)).toMatchObject({
    cancellationReason: 'mismatch',
    refund: 'due',
  })
  expect((await asked().loadSnapshot(two.orderId)).status).toBe('Pending Payment')
})

test.each([true, false])(
  'a payment that names another order does not block its customer, paid (%s) or not (D-45, D-46)',
  async (isPaid) => {
    const [one, two] = [await waiting(), await waiting()]
    const id = one.clientSecret.split('_secret_')[0] ?? ''
    await shop.sandbox.turn(`objects/${id}`, { metadata: { reference: two.orderId } })
    if (isPaid) await shop.pay(one.clientSecret)
    requireSuccess(await asked().cod(one.token, one.body))
    expect(await asked().loadSnapshot(one.orderId)).toMatchObject({
      status: 'Cancelled',
      cancellationReason: isPaid ? 'mismatch' : 'replaced',
      refund: isPaid ? 'due' : null,
    })
    expect((await asked().loadSnapshot(two.orderId)).status).toBe('Pending Payment')
  },
)

test('money refunded manually before the shop learned of it does not count as a payment (D-46)', async () => {
  const { orderId, clientSecret, token, tee } = await waiting()
  await shop.pay(clientSecret)
  const id = clientSecret.split('_secret_')[0] ?? ''
  await shop.sandbox.stripe.refunds.create({ payment_intent: id })
  expect(await asked().verifyInPage(token, orderId)).toMatchObject({ code: 'payment_not_made' })
  for (const _ of [1, 2]) {
    await processRefunds(shop.shop)
    shop.clock.moveBy(MINUTE)
  }
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ status: 'Cancelled', refund: 'succeeded' })
  expect(await asked().loadStock(tee.id)).toBe(5)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
})

test('a manual partial refund leaves the order paid, and cancelling refunds the rest (D-46, D-48)', async () => {
  const { orderId, clientSecret, token, tee } = await waiting()
  await shop.pay(clientSecret)
  const id = clientSecret.split('_secret_')[0] ?? ''
  await shop.sandbox.stripe.refunds.create({ payment_intent: id, amount: 5_00 })
  expect(await asked().verifyInPage(token, orderId)).toMatchObject({ success: true })
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    status: 'Order Placed',
    paid: true,
    refund: null,
  })
  expect(await asked().loadStock(tee.id)).toBe(3)
  const report = async () => (await paymentReport(shop.shop, 1)).filter((line) => line.includes(orderId))
  expect(await report()).toEqual([`Order ${orderId}: AED 5.00 was refunded but AED 0.00 is recorded`])
  requireSuccess(await asked().cancel(token, orderId))
  await processRefunds(shop.shop)
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ status: 'Cancelled', refund: 'succeeded' })
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 80_00, refunded: 80_00 })
  expect(await report()).toEqual([])
})

test('on the hosted page the received amount counts, not the requested one (D-46)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId, session_url } = requireSuccess(await asked().onPage(token, anOrder([aLine(tee)], 125)))
  await shop.payPage(session_url)
  const intent = (await shop.state()).payment_intents.find((one) => one.metadata.reference === orderId)
  await shop.sandbox.turn(`objects/${intent?.id}`, { amount_received: 124_99 })
  expect(await asked().verifyHosted(token, orderId)).toMatchObject({ code: 'payment_not_made' })
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ cancellationReason: 'mismatch', refund: 'due' })
})

test('database constraints refuse invalid payment rows', async () => {
  const { id, orderId } = await waiting()
  const mine = eq(orderPayments.orderId, orderId)
  const wrong = [
    () => shop.db.update(orders).set({ paid: true }).where(eq(orders.id, orderId)),
    () => shop.db.update(orderPayments).set({ status: 'paid' }).where(mine),
    () => shop.db.update(orderPayments).set({ status: 'closed' }).where(mine),
    () => shop.db.update(orderPayments).set({ cancellationReason: 'expired' }).where(mine),
    () => shop.db.update(orderPayments).set({ providerId: null }).where(mine),
    async () => {
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
      if (order) await shop.db.insert(orders).values({ ...order, id: shop.shop.newId(), userId: id })
    },
  ]
  for (const write of wrong) await expect(write()).rejects.toThrow('Failed query')
})

test('staff see the card of an order until its customer is erased', async () => {
  const { orderId, clientSecret, token } = await aWaitingOrder(shop)
  await shop.pay(clientSecret)
  requireSuccess(await cardCalls(shop).verifyInPage(token, orderId))
  const owner = await aMember(shop.shop, 'owner')
  const as = { token: owner.token }
  const see = async () => requireSuccess(await shop.call('GET /api/staff/order', { orderId }, as)).order
  const { card, customerId } = await see()
  expect(card).toEqual({ brand: 'visa', last4: '4242' })

  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, as))
  requireSuccess(await shop.call('POST /api/staff/customer/erase', { customerId }, as))
  expect((await see()).card).toBeNull()
})
