import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { codeUses, orderEvents, orders } from '#orders/order-tables'
import { orderPayments } from '#orders/payment-tables'
import { aProduct } from '#testing/a-product'
import { aShopper } from '#testing/a-shopper'
import { aLine, anOrder } from '#testing/an-order'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

type Body = ReturnType<typeof anOrder>

async function inPage(token: string, body: Body, idempotencyKey?: string) {
  const options = { token, ...(idempotencyKey ? { idempotencyKey } : {}) }
  const answer = await shop.call('POST /api/order/embedded-stripe', body, options)
  if (!answer.success) throw new Error(`${answer.code}: ${answer.message}`)
  return answer
}
async function onPage(token: string, body: Body) {
  const answer = await shop.call('POST /api/order/stripe', body, { token })
  if (!answer.success) throw new Error(`${answer.code}: ${answer.message}`)
  return answer
}
const verifyInPage = (token: string, orderId: string) =>
  shop.call('POST /api/order/verifyEmbeddedStripe', { orderId }, { token })
const verifyHosted = (token: string, orderId: string, success: boolean | string = true) =>
  shop.call('POST /api/order/verifyStripe', { success, orderId }, { token })
const myOrders = async (token: string) => {
  const answer = await shop.call('POST /api/order/userorders', {}, { token })
  return answer.success ? answer.orders : []
}
const stockOf = async (productId: string) => {
  const entries = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, productId))
  return entries.find((entry) => entry.size === '90')?.stocks
}
const statusOf = async (orderId: string) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  return order?.status
}

test('a card order in the page holds its stock and waits for its payment, unseen in the orders (API-55 to API-58, STATE-28, D-40, D-41)', async () => {
  const [{ id, token }, tee] = [await aShopper(shop.shop), await aProduct(shop.shop)]
  const answer = await inPage(token, anOrder([aLine(tee, { quantity: 2 })], 200 + 0))
  expect(answer).toEqual({
    success: true,
    clientSecret: expect.stringMatching(/^pi_.*_secret_/),
    orderId: expect.any(String),
    verified: false,
  })
  expect(await stockOf(tee._id)).toBe(3)
  expect(await myOrders(token)).toEqual([])
  expect(await shop.db.select().from(orders).where(eq(orders.userId, id))).toMatchObject([
    { id: answer.orderId, status: 'Pending Payment', paymentMethod: 'stripe', paid: false },
  ])
  const { payment_intents: intents } = await shop.state()
  expect(intents.find((intent) => intent.client_secret === answer.clientSecret)).toMatchObject({
    ...{ amount: 200_00, currency: 'aed', metadata: { reference: answer.orderId } },
  })
})

test('a payment that the provider has counts, once, and empties the cart by what was ordered (API-59 to API-61, STATE-29 to STATE-31, D-43, D-46)', async () => {
  const [{ token }, tee] = [await aShopper(shop.shop), await aProduct(shop.shop)]
  await shop.call('POST /api/cart/add', aLine(tee, { quantity: 3 }), { token })
  const { orderId, clientSecret } = await inPage(token, anOrder([aLine(tee, { quantity: 2 })], 200))
  const cart = () => shop.call('POST /api/cart/get', {}, { token })
  expect(await verifyInPage(token, orderId)).toMatchObject({ code: 'payment_not_made' })
  expect(await cart()).toMatchObject({ cartData: { [tee._id]: { '90': { quantity: 3 } } } })
  await shop.pay(clientSecret)
  for (const _ of [1, 2]) expect(await verifyInPage(token, orderId)).toMatchObject({ success: true })
  await shop.hear()
  expect(await cart()).toMatchObject({ cartData: { [tee._id]: { '90': { quantity: 1 } } } })
  expect(await myOrders(token)).toMatchObject([
    { _id: orderId, status: 'Order Placed', payment: true, paymentMethod: 'stripe', refund: null },
  ])
  const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  expect(events.map(({ actor, toStatus }) => [actor, toStatus])).toEqual([
    ['shopper', 'Pending Payment'],
    ['system', 'Order Placed'],
  ])
  expect(await stockOf(tee._id)).toBe(3)
})

test('the hosted page is left for the verify page, and its payment counts (API-50 to API-54, API-62 to API-65, STATE-26, STATE-27, D-49)', async () => {
  const [{ token }, tee] = [await aShopper(shop.shop), await aProduct(shop.shop)]
  const { session_url, orderId } = await onPage(token, anOrder([aLine(tee)], 125))
  const { sessions } = await shop.state()
  const session = sessions.find((one) => one.url === session_url)
  expect(session).toMatchObject({ amount_total: 125_00, currency: 'aed', client_reference_id: orderId })
  expect(session?.success_url).toMatch(new RegExp(`/verify\\?success=true&orderId=${orderId}$`))
  expect(session?.cancel_url).toMatch(new RegExp(`/verify\\?success=false&orderId=${orderId}$`))
  expect(await verifyHosted(token, orderId)).toMatchObject({ code: 'payment_not_made' })
  expect(await statusOf(orderId)).toBe('Pending Payment')
  await shop.payPage(session_url)
  expect(await verifyHosted(token, orderId, 'true')).toMatchObject({ success: true })
  expect(await statusOf(orderId)).toBe('Order Placed')
})

test('a webhook alone settles an order, whether anybody comes back or not (D-46)', async () => {
  const [{ token }, tee] = [await aShopper(shop.shop), await aProduct(shop.shop)]
  const embedded = await inPage(token, anOrder([aLine(tee)], 125))
  await shop.pay(embedded.clientSecret)
  await shop.hear()
  expect(await statusOf(embedded.orderId)).toBe('Order Placed')
  const hosted = await onPage(token, anOrder([aLine(tee)], 125))
  await shop.payPage(hosted.session_url)
  await shop.hear()
  expect(await statusOf(hosted.orderId)).toBe('Order Placed')
})

test('giving up on the hosted page closes it first, then frees stock and code (D-46, D-41, D-44)', async () => {
  const [{ id, token }, tee] = [await aShopper(shop.shop), await aProduct(shop.shop)]
  const { orderId } = await onPage(token, anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' }))
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.userId, id))).toHaveLength(1)
  expect(await verifyHosted(token, orderId, 'false')).toMatchObject({ code: 'payment_not_made' })
  const { sessions } = await shop.state()
  expect(sessions.find((one) => one.client_reference_id === orderId)?.status).toBe('expired')
  expect([await statusOf(orderId), await stockOf(tee._id)]).toEqual(['Cancelled', 5])
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.userId, id))).toEqual([])
  expect(await myOrders(token)).toEqual([])
  const [payment] = await shop.db.select().from(orderPayments).where(eq(orderPayments.orderId, orderId))
  expect(payment).toMatchObject({ state: 'closed', release: 'given_up' })
})
