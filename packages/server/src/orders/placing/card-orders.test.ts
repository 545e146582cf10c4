import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeUses } from '#discounts/discount-tables'
import { orderEvents, orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

const asked = () => cardCalls(shop)

test('an embedded card order reserves stock and stays hidden until paid (API-55 to API-58, STATE-28, D-40, D-41)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const answer = requireSuccess(await asked().inPage(token, anOrder([aLine(tee, { quantity: 2 })], 200)))
  expect(answer).toEqual({
    success: true,
    clientSecret: expect.stringMatching(/^pi_.*_secret_/),
    orderId: expect.any(String),
    verified: false,
  })
  expect(await asked().loadStock(tee.id)).toBe(3)
  expect(await asked().myOrders(token)).toEqual([])
  expect(await shop.db.select().from(orders).where(eq(orders.userId, id))).toMatchObject([
    { id: answer.orderId, status: 'Pending Payment', paymentMethod: 'stripe', paid: false },
  ])
  const { payment_intents: intents } = await shop.state()
  expect(intents.find((intent) => intent.client_secret === answer.clientSecret)).toMatchObject({
    amount: 200_00,
    currency: 'aed',
    metadata: { reference: answer.orderId },
  })
})

test('a completed payment counts once and removes its items from the cart (API-59 to API-61, D-43, D-46)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await shop.call('POST /api/cart/add', aLine(tee, { quantity: 3 }), { token })
  const { orderId, clientSecret } = requireSuccess(
    await asked().inPage(token, anOrder([aLine(tee, { quantity: 2 })], 200)),
  )
  const cart = () => shop.call('POST /api/cart/get', {}, { token })
  expect(await asked().verifyInPage(token, orderId)).toMatchObject({ code: 'payment_not_made' })
  expect(await cart()).toMatchObject({ cartData: { [tee.id]: { '90': { quantity: 3 } } } })
  await shop.pay(clientSecret)
  for (const _ of [1, 2]) expect(await asked().verifyInPage(token, orderId)).toMatchObject({ success: true })
  await shop.hear()
  expect(await cart()).toMatchObject({ cartData: { [tee.id]: { '90': { quantity: 1 } } } })
  expect(await asked().myOrders(token)).toMatchObject([
    { _id: orderId, status: 'Order Placed', payment: true, paymentMethod: 'stripe', refund: null },
  ])
  const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  expect(events.map(({ actor, toStatus }) => [actor, toStatus])).toEqual([
    ['customer', 'Pending Payment'],
    ['system', 'Order Placed'],
  ])
  expect(await asked().loadStock(tee.id)).toBe(3)
})

test('a hosted payment returns to the verify page and counts (API-50 to API-53, API-62 to API-65, STATE-27, D-49)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { session_url, orderId } = requireSuccess(await asked().onPage(token, anOrder([aLine(tee)], 125)))
  const { sessions } = await shop.state()
  const session = sessions.find((one) => one.url === session_url)
  expect(session).toMatchObject({ amount_total: 125_00, currency: 'aed', client_reference_id: orderId })
  expect(session?.success_url).toMatch(new RegExp(`/verify\\?success=true&orderId=${orderId}$`))
  expect(session?.cancel_url).toMatch(new RegExp(`/verify\\?success=false&orderId=${orderId}$`))
  expect(await asked().verifyHosted(token, orderId)).toMatchObject({ code: 'payment_not_made' })
  expect((await asked().loadSnapshot(orderId)).status).toBe('Pending Payment')
  await shop.payPage(session_url)
  expect(await asked().verifyHosted(token, orderId, 'true')).toMatchObject({ success: true })
  expect((await asked().loadSnapshot(orderId)).status).toBe('Order Placed')
})

test('a webhook alone settles an order, even if the customer never returns (D-46)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const embedded = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  await shop.pay(embedded.clientSecret)
  await shop.hear()
  expect((await asked().loadSnapshot(embedded.orderId)).status).toBe('Order Placed')
  const hosted = requireSuccess(await asked().onPage(token, anOrder([aLine(tee)], 125)))
  await shop.payPage(hosted.session_url)
  await shop.hear()
  expect((await asked().loadSnapshot(hosted.orderId)).status).toBe('Order Placed')
})

test('leaving the hosted page closes it, then releases stock and code (D-46, D-41, D-44)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId } = requireSuccess(
    await asked().onPage(token, anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' })),
  )
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.userId, id))).toHaveLength(1)
  expect(await asked().verifyHosted(token, orderId, 'false')).toMatchObject({ code: 'payment_not_made' })
  const { sessions } = await shop.state()
  expect(sessions.find((one) => one.client_reference_id === orderId)?.status).toBe('expired')
  expect([(await asked().loadSnapshot(orderId)).status, await asked().loadStock(tee.id)]).toEqual([
    'Cancelled',
    5,
  ])
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.userId, id))).toEqual([])
  expect(await asked().myOrders(token)).toEqual([])
  const [payment] = await shop.db.select().from(orderPayments).where(eq(orderPayments.orderId, orderId))
  expect(payment).toMatchObject({ status: 'closed', cancellationReason: 'abandoned' })
})

test('an invalid order is refused before the provider is asked (D-06, D-33, D-41)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const before = (await shop.state()).payment_intents.length
  const bad: [ReturnType<typeof anOrder>, string][] = [
    [anOrder([aLine(tee)], 124.99), 'amount_changed'],
    [anOrder([aLine(tee, { quantity: 6 })], 600), 'out_of_stock'],
    [anOrder([], 0), 'empty_order'],
    [anOrder([aLine(tee)], 125, { discountCode: 'NONE' }), 'code_unknown'],
    [{ ...anOrder([aLine(tee)], 125), address: { ...ADDRESS, email: 'x' } }, 'invalid_form'],
    [anOrder([aLine(tee, { quantity: 0 })], 25), 'invalid_quantity'],
  ]
  for (const [body, code] of bad) {
    expect(await asked().inPage(token, body)).toMatchObject({ code })
    expect(await asked().onPage(token, body)).toMatchObject({ code })
  }
  expect(await shop.db.select().from(orders).where(eq(orders.userId, id))).toEqual([])
  expect((await shop.state()).payment_intents).toHaveLength(before)
})

test('an order refused by the provider is cancelled at once, with a message and a log line (D-41)', async () => {
  const { id, token } = await aCustomer(shop.shop)
  const sticker = await aProduct(shop.shop, { price: 10 })
  await shop.db.update(shopSettings).set({ deliveryFee: 0 })
  const warned = vi.spyOn(shop.shop.log, 'warn')
  for (const place of [asked().inPage, asked().onPage]) {
    expect(await place(token, anOrder([aLine(sticker)], 0.1))).toMatchObject({
      code: 'payment_not_made',
      message: 'This amount is too small to pay by card. Choose another payment method.',
    })
  }
  expect(warned.mock.calls.map(([entry]) => (entry as { code?: string }).code)).toEqual(
    Array(2).fill('amount_too_small'),
  )
  warned.mockRestore()
  await shop.db.update(shopSettings).set({ deliveryFee: 25_00 })
  expect(await asked().loadStock(sticker.id)).toBe(5)
  const cancelled = await shop.db.select().from(orders).where(eq(orders.userId, id))
  expect(cancelled.map((order) => order.status)).toEqual(['Cancelled', 'Cancelled'])
  expect(await asked().myOrders(token)).toEqual([])
})

test('a shop without a payment provider refuses cards and accepts cash (D-50)', async () => {
  const closed = await shop.anotherServer({ payments: null })
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const calls = cardCalls({ ...shop, call: closed.call })
  expect(await calls.inPage(token, anOrder([aLine(tee)], 125))).toMatchObject({
    code: 'payments_unavailable',
  })
  expect(await calls.onPage(token, anOrder([aLine(tee)], 125))).toMatchObject({
    code: 'payments_unavailable',
  })
  expect(await calls.cod(token, anOrder([aLine(tee)], 125))).toMatchObject({ success: true })
  const url = '/api/stripe/webhook'
  expect((await closed.request({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
})

test('confirming the stock works right after a card payment, before its verification (D-42)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { clientSecret } = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  await shop.pay(clientSecret)
  const deducted = await shop.call('POST /api/cart/deduct-stock', { items: [aLine(tee)] }, { token })
  expect(deducted).toMatchObject({ success: true })
  expect(await asked().loadStock(tee.id)).toBe(4)
})

test('verifying an unpaid order or one of another customer changes nothing (VER-03, VER-06, D-30, D-46)', async () => {
  const [mine, other, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  const hosted = requireSuccess(await asked().onPage(mine.token, anOrder([aLine(tee)], 125)))
  const cash = requireSuccess(await asked().cod(other.token, anOrder([aLine(tee)], 125)))
  const unknown = ['0190a6f0-0000-7000-8000-00000000ffff', "' OR 1=1 --", '']
  for (const orderId of [hosted.orderId, cash.orderId, ...unknown]) {
    expect(await asked().verifyHosted(other.token, orderId, true)).toMatchObject({ code: 'order_not_found' })
    expect(await asked().verifyHosted(other.token, orderId, false)).toMatchObject({ code: 'order_not_found' })
    expect(await asked().verifyInPage(other.token, orderId)).toMatchObject({ code: 'order_not_found' })
  }
  expect(await asked().verifyHosted(mine.token, hosted.orderId, true)).toMatchObject({
    code: 'payment_not_made',
  })
  expect(await asked().loadSnapshot(hosted.orderId)).toMatchObject({
    status: 'Pending Payment',
    payment: 'open',
  })
  expect((await asked().loadSnapshot(cash.orderId)).status).toBe('Order Placed')
})

test('an order with a payment in progress can be neither cancelled nor replaced (D-41, D-46)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  await shop.pay(clientSecret, 'pm_card_slow')
  expect(await asked().verifyInPage(token, orderId)).toMatchObject({ code: 'payment_processing' })
  expect(await asked().cancel(token, orderId)).toMatchObject({ code: 'cannot_cancel' })
  expect(await asked().inPage(token, anOrder([aLine(tee)], 125))).toMatchObject({
    code: 'payment_processing',
  })
  expect(await asked().cod(token, anOrder([aLine(tee)], 125))).toMatchObject({ code: 'payment_processing' })
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    status: 'Pending Payment',
    payment: 'processing',
  })
  await shop.sandbox.turn('clock', { advance_ms: MINUTE })
  expect(await asked().verifyInPage(token, orderId)).toMatchObject({ success: true })
})
