import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop({ poolSize: 30 })
})
afterAll(() => shop.close())

const asked = () => cardCalls(shop)
const customerAndTee = async () => [await aCustomer(shop.shop), await aProduct(shop.shop)] as const
const loadOrders = (userId: string) => shop.db.select().from(orders).where(eq(orders.userId, userId))
const loadIntents = async (orderId: string) =>
  (await shop.state()).payment_intents.filter((intent) => intent.metadata.reference === orderId)

test('a declined card leaves the order unchanged, and another card pays it (D-45)', async () => {
  const [{ id, token }, tee] = await customerAndTee()
  const body = anOrder([aLine(tee)], 125)
  const first = requireSuccess(await asked().inPage(token, body))
  await expect(shop.pay(first.clientSecret, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
  expect(await asked().verifyInPage(token, first.orderId)).toMatchObject({ code: 'payment_not_made' })
  expect(await asked().inPage(token, body)).toEqual(first)
  await shop.pay(first.clientSecret)
  expect(await asked().verifyInPage(token, first.orderId)).toMatchObject({ success: true })
  expect(await loadOrders(id)).toHaveLength(1)
  expect(await asked().loadStock(tee.id)).toBe(4)
})

test('an order repeated after its payment is reported as paid (D-45)', async () => {
  const [{ id, token }, tee] = await customerAndTee()
  const first = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  await shop.pay(first.clientSecret)
  expect(await asked().inPage(token, anOrder([aLine(tee)], 125))).toEqual({ ...first, verified: true })
  const page = requireSuccess(await asked().onPage(token, anOrder([aLine(tee)], 125)))
  await shop.payPage(page.session_url)
  const again = requireSuccess(await asked().onPage(token, anOrder([aLine(tee)], 125)))
  expect(again.orderId).toBe(page.orderId)
  expect(again.session_url).toMatch(/\/verify\?success=true/)
  expect((await loadOrders(id)).map((order) => order.status)).toEqual(['Order Placed', 'Order Placed'])
})

test('a key of a paid order is reported as paid, even while the provider is unavailable (D-43, D-46)', async () => {
  const [{ token }, tee] = await customerAndTee()
  const body = anOrder([aLine(tee)], 125)
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, body, 'a key'))
  await shop.pay(clientSecret)
  requireSuccess(await asked().verifyInPage(token, orderId))
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 100 })
  expect(await asked().inPage(token, body, 'a key')).toMatchObject({ orderId, verified: true })
  expect(await asked().verifyInPage(token, orderId)).toMatchObject({ success: true })
  await shop.sandbox.turn('reset')
  await shop.sandbox.turn('webhooks/off')
})

test.each(['inPage', 'onPage'] as const)(
  'ten simultaneous clicks of %s create one order with one payment (D-43, D-45)',
  async (way) => {
    const [{ id, token }, tee] = await customerAndTee()
    const press = () => asked()[way](token, anOrder([aLine(tee)], 125), 'one click')
    const answers = await Promise.all(Array.from({ length: 10 }, press))
    expect(answers.filter((answer) => answer.success).length).toBeGreaterThan(0)
    const texts = answers.filter((answer) => answer.success).map((answer) => JSON.stringify(answer))
    expect(new Set(texts).size).toBe(1)
    for (const answer of answers) expect(answer).toMatchObject({ success: true })
    expect(await loadOrders(id)).toHaveLength(1)
    expect(await asked().loadStock(tee.id)).toBe(4)
  },
)

test.each(['inPage', 'onPage'] as const)(
  'four requests to two servers with a slow provider: %s creates one payment, returned four times (D-43)',
  async (way) => {
    const [{ id, token }, tee] = await customerAndTee()
    const { call } = await shop.anotherServer()
    const doors = [cardCalls({ ...shop, call }), asked()]
    const path = way === 'inPage' ? '/v1/payment_intents' : '/v1/checkout/sessions'
    await shop.sandbox.turn('faults', { effect: 'slow', method: 'POST', path, count: 1, ms: 700 })
    const answers = await Promise.all(
      [0, 1, 0, 1].map((door) => doors[door]?.[way](token, anOrder([aLine(tee)], 125), 'one click')),
    )
    for (const answer of answers) expect(answer).toMatchObject({ success: true })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await loadOrders(id)).toHaveLength(1)
    const { payment_intents: intents, sessions } = await shop.state()
    const startedPayments = [...intents, ...sessions].filter(
      ({ metadata }) => metadata?.reference === answers[0]?.orderId,
    )
    expect(startedPayments).toHaveLength(1)
  },
)

test('of different orders in several tabs, only one stays pending, with its stock (D-45)', async () => {
  const [{ id, token }, tee] = await customerAndTee()
  const bodies = [1, 2, 3, 4].map((quantity) =>
    anOrder([aLine(tee, { quantity })], quantity === 1 ? 125 : quantity * 100),
  )
  await Promise.all(bodies.map((body, tab) => asked()[tab % 2 ? 'inPage' : 'onPage'](token, body)))
  const placed = await loadOrders(id)
  const waiting = placed.filter((order) => order.status === 'Pending Payment')
  expect(waiting).toHaveLength(1)
  expect(placed.filter((order) => order.status === 'Cancelled')).toHaveLength(placed.length - 1)
  const reserved = waiting[0]?.amount === 125_00 ? 1 : (waiting[0]?.amount ?? 0) / 100_00
  expect(await asked().loadStock(tee.id)).toBe(5 - reserved)
})

test('a key returns the same order again, and refuses another body (D-43)', async () => {
  const [{ token }, tee] = await customerAndTee()
  const first = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125), 'a key'))
  expect(await asked().inPage(token, anOrder([aLine(tee)], 125), 'a key')).toEqual(first)
  const other = anOrder([aLine(tee, { quantity: 2 })], 200)
  expect(await asked().inPage(token, other, 'a key')).toMatchObject({ code: 'key_reused' })
  expect(await asked().loadStock(tee.id)).toBe(4)
})

test('a key whose order was cancelled places it again (D-43, D-45)', async () => {
  const [{ token }, tee] = await customerAndTee()
  const first = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125), 'a key'))
  await asked().cancel(token, first.orderId)
  const second = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125), 'a key'))
  expect(second.orderId).not.toBe(first.orderId)
  expect((await asked().loadSnapshot(first.orderId)).status).toBe('Cancelled')
  expect(requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125), 'a key'))).toEqual(second)
  expect(await asked().loadStock(tee.id)).toBe(4)
})

test('an order left without a payment by a crash gets one at the next attempt, once (D-43, D-45)', async () => {
  const [{ token }, tee] = await customerAndTee()
  const body = anOrder([aLine(tee)], 125)
  const first = requireSuccess(await asked().inPage(token, body, 'a key'))
  const forgotten = { status: 'starting' as const, providerId: null }
  await shop.db.update(orderPayments).set(forgotten).where(eq(orderPayments.orderId, first.orderId))
  expect(await asked().inPage(token, body, 'a key')).toEqual(first)
  expect(await loadIntents(first.orderId)).toHaveLength(1)
})

test.each(['error_before', 'error_after', 'cut', 'unreachable'] as const)(
  'an unavailable provider (%s) is reported, and the next attempt places the same order (D-43)',
  async (effect) => {
    const [{ id, token }, tee] = await customerAndTee()
    await shop.sandbox.turn('faults', { effect, method: 'POST', path: '/v1/payment_intents', count: 2 })
    const body = anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' })
    expect(await asked().inPage(token, body)).toMatchObject({ code: 'payments_unavailable' })
    expect(await asked().loadStock(tee.id)).toBe(4)
    await shop.sandbox.turn('reset')
    await shop.sandbox.turn('webhooks/off')
    const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, body))
    await shop.pay(clientSecret)
    expect(await asked().verifyInPage(token, orderId)).toMatchObject({ success: true })
    expect((await loadOrders(id)).map((order) => order.status)).toEqual(['Order Placed'])
    const charges = (await shop.state()).charges.filter((charge) => charge.metadata.reference === orderId)
    expect(charges.map((charge) => charge.amount)).toEqual([65_00])
  },
)

test('an order too old to be paid in time is closed, and placed again (D-41, D-45)', async () => {
  const [{ token }, tee] = await customerAndTee()
  const first = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  shop.clock.moveBy(15 * MINUTE)
  const second = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  expect(second.orderId).not.toBe(first.orderId)
  expect(await asked().loadSnapshot(first.orderId)).toMatchObject({
    status: 'Cancelled',
    cancellationReason: 'replaced',
  })
  expect((await loadIntents(first.orderId))[0]?.status).toBe('canceled')
  expect(await asked().loadStock(tee.id)).toBe(4)
  shop.clock.moveBy(-15 * MINUTE)
})
