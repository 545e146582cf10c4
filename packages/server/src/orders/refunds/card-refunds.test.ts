import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { processRefunds, retryRefundsNow } from '#orders/refunds/process-refunds'
import { refunds } from '#orders/store/payment-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sandbox.turn('reset')
  await shop.sandbox.turn('webhooks/off')
})

const asked = () => cardCalls(shop)

/** A paid order that its customer has cancelled; hosted or in the page. */
async function cancelled(way: 'inPage' | 'onPage' = 'inPage') {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' })
  const placed = requireSuccess(await asked()[way](customer.token, body))
  if ('clientSecret' in placed) await shop.pay(placed.clientSecret)
  else await shop.payPage(placed.session_url)
  const { orderId } = placed
  requireSuccess(await asked().verifyHosted(customer.token, orderId))
  requireSuccess(await asked().cancel(customer.token, orderId))
  return { ...customer, tee, orderId }
}

const loadRefunds = async (orderId: string) => {
  const state = await shop.state()
  const intents = new Set(
    state.payment_intents.filter((one) => one.metadata.reference === orderId).map((one) => one.id),
  )
  return state.refunds.filter((refund) => intents.has(String(refund.payment_intent)))
}

const loadRefund = async (orderId: string) => {
  const [row] = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  return row
}

test.each(['inPage', 'onPage'] as const)(
  'cancelling a paid order (%s) refunds the money once, and the orders say when (ORD-10, D-48)',
  async (way) => {
    const { orderId, token, tee } = await cancelled(way)
    expect(await asked().loadStock(tee.id)).toBe(5)
    expect(await asked().loadSnapshot(orderId)).toMatchObject({
      status: 'Cancelled',
      paid: true,
      refund: 'due',
      code: true,
    })
    expect(await asked().myOrders(token)).toMatchObject([
      { status: 'Cancelled', payment: true, refund: { refundedAt: null } },
    ])
    shop.clock.moveBy(1_000)
    await processRefunds(shop.shop)
    const refundedAt = shop.clock.now().getTime()
    expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt } }])
    shop.clock.moveBy(10 * MINUTE)
    await Promise.all([processRefunds(shop.shop), processRefunds(shop.shop)])
    await shop.hear()
    expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt } }])
    expect(await loadRefunds(orderId)).toMatchObject([{ amount: 65_00, status: 'succeeded' }])
    expect(await asked().cancel(token, orderId)).toMatchObject({ code: 'cannot_cancel' })
  },
)

test('an order cancelled during its payment is placed, cancelled and refunded (D-46, D-48)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  await shop.pay(clientSecret)
  requireSuccess(await asked().cancel(token, orderId))
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    status: 'Cancelled',
    paid: true,
    refund: 'due',
  })
  await processRefunds(shop.shop)
  expect(await loadRefunds(orderId)).toHaveLength(1)
  expect(await asked().loadStock(tee.id)).toBe(5)
})

test('cancelling an unpaid order cancels it at the provider first and refunds nothing (D-41, D-48)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 4 })
  expect(await asked().cancel(token, orderId)).toMatchObject({ code: 'payments_unavailable' })
  expect((await asked().loadSnapshot(orderId)).status).toBe('Pending Payment')
  await shop.sandbox.turn('reset')
  requireSuccess(await asked().cancel(token, orderId))
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    cancellationReason: 'abandoned',
    refund: null,
    payment: 'closed',
  })
  await expect(shop.pay(clientSecret)).rejects.toThrow('canceled')
  expect(await asked().loadStock(tee.id)).toBe(5)
})

test.each(['error_before', 'error_after', 'cut', 'unreachable'] as const)(
  'a failed refund (%s) is retried until it succeeds, and happens once (D-48)',
  async (effect) => {
    const { orderId } = await cancelled()
    await shop.sandbox.turn('faults', { effect, path: '/v1/refunds', method: 'POST', count: 4 })
    await processRefunds(shop.shop)
    expect(await loadRefund(orderId)).toMatchObject({
      attempts: 1,
      lastError: expect.any(String),
      refundedAt: null,
    })
    for (let tries = 0; tries < 4 && !(await loadRefund(orderId))?.refundedAt; tries++) {
      shop.clock.moveBy(10 * MINUTE)
      await processRefunds(shop.shop)
    }
    expect(await loadRefund(orderId)).toMatchObject({ status: 'succeeded', lastError: null })
    expect(await loadRefunds(orderId)).toMatchObject([{ amount: 65_00, status: 'succeeded' }])
  },
)

test('a refund waits longer after each failure, and is due at once after a restart (D-48)', async () => {
  const { orderId } = await cancelled()
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 100 })
  const waits: number[] = []
  for (let tries = 0; tries < 4; tries++) {
    await processRefunds(shop.shop)
    const wait = ((await loadRefund(orderId))?.nextAt.getTime() ?? 0) - shop.clock.now().getTime()
    waits.push(wait / 1000)
    shop.clock.moveBy(wait)
  }
  expect(waits).toEqual([15, 30, 60, 120])
  await shop.sandbox.turn('reset')
  await processRefunds(shop.shop)
  expect(await loadRefund(orderId)).toMatchObject({ status: 'succeeded' })
  const other = await cancelled()
  await shop.db
    .update(refunds)
    .set({ nextAt: new Date(shop.clock.now().getTime() + MINUTE) })
    .where(eq(refunds.orderId, other.orderId))
  await processRefunds(shop.shop)
  expect(await loadRefund(other.orderId)).toMatchObject({ status: 'due' })
  await retryRefundsNow(shop.shop)
  await processRefunds(shop.shop)
  expect(await loadRefund(other.orderId)).toMatchObject({ status: 'succeeded' })
})

test('a clock set back delays no refund (D-48)', async () => {
  const { orderId } = await cancelled()
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 100 })
  await processRefunds(shop.shop)
  await processRefunds(shop.shop)
  expect(await loadRefund(orderId)).toMatchObject({ status: 'due', attempts: 1 })
  shop.clock.moveBy(-2 * HOUR)
  await processRefunds(shop.shop)
  expect(await loadRefund(orderId)).toMatchObject({ status: 'due', attempts: 2 })
  await shop.sandbox.turn('reset')
  shop.clock.moveBy(-30 * HOUR)
  await processRefunds(shop.shop)
  expect(await loadRefund(orderId)).toMatchObject({ status: 'succeeded', attempts: 3 })
  shop.clock.set(new Date())
})

test('a slow refund is shown as refunded once the provider confirms it, by webhook or polling (D-48)', async () => {
  await shop.sandbox.turn('refunds', { after_ms: MINUTE })
  const [noticed, looked] = [await cancelled(), await cancelled()]
  await processRefunds(shop.shop)
  for (const { orderId } of [noticed, looked]) {
    expect(await loadRefund(orderId)).toMatchObject({ status: 'pending', refundedAt: null })
  }
  await shop.sandbox.turn('clock', { advance_ms: 61_000 })
  await shop.hear()
  expect(await loadRefund(noticed.orderId)).toMatchObject({ status: 'succeeded' })
  await shop.db
    .update(refunds)
    .set({ status: 'pending', refundedAt: null })
    .where(eq(refunds.orderId, looked.orderId))
  shop.clock.moveBy(MINUTE)
  await processRefunds(shop.shop)
  expect(await loadRefund(looked.orderId)).toMatchObject({ status: 'succeeded' })
})

test('a refund dropped by the provider is restarted, and stays visible until it succeeds (D-48)', async () => {
  await shop.sandbox.turn('refunds', { ends: 'failed', after_ms: 1_000 })
  const { orderId, token } = await cancelled()
  await processRefunds(shop.shop)
  await shop.sandbox.turn('clock', { advance_ms: 2_000 })
  await shop.hear()
  expect(await loadRefund(orderId)).toMatchObject({
    status: 'due',
    providerAttempt: 1,
    lastError: 'The card provider reported a failed refund',
  })
  expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt: null } }])
  await shop.sandbox.turn('reset')
  shop.clock.moveBy(10 * MINUTE)
  await processRefunds(shop.shop)
  expect(await loadRefund(orderId)).toMatchObject({ status: 'succeeded' })
  const made = await loadRefunds(orderId)
  expect(made.map((refund) => refund.status).toSorted()).toEqual(['failed', 'succeeded'])
})

test('a manual refund is not repeated (D-48)', async () => {
  const { orderId } = await cancelled()
  const { payment_intents: intents } = await shop.state()
  const intent = intents.find((one) => one.metadata.reference === orderId)?.id ?? ''
  await shop.sandbox.stripe.refunds.create({ payment_intent: intent })
  for (const _ of [1, 2]) {
    await processRefunds(shop.shop)
    shop.clock.moveBy(10 * MINUTE)
  }
  expect(await loadRefund(orderId)).toMatchObject({ status: 'succeeded' })
  expect(await loadRefunds(orderId)).toHaveLength(1)
})

test('a manual refund in parts is not repeated (D-48)', async () => {
  const { orderId } = await cancelled()
  const { payment_intents: intents } = await shop.state()
  const intent = intents.find((one) => one.metadata.reference === orderId)?.id ?? ''
  await shop.sandbox.stripe.refunds.create({ payment_intent: intent, amount: 1_00 })
  await shop.sandbox.stripe.refunds.create({ payment_intent: intent })
  for (const _ of [1, 2]) {
    await processRefunds(shop.shop)
    shop.clock.moveBy(10 * MINUTE)
  }
  expect(await loadRefund(orderId)).toMatchObject({ status: 'succeeded' })
  expect(await loadRefunds(orderId)).toHaveLength(2)
})

test('a refund returned by the bank after completion is restarted (D-48)', async () => {
  const { orderId, token } = await cancelled()
  await processRefunds(shop.shop)
  await shop.hear()
  const [refund] = await loadRefunds(orderId)
  await shop.sandbox.turn(`refunds/${refund?.id}/fail`)
  await shop.hear()
  expect(await loadRefund(orderId)).toMatchObject({ status: 'due', providerAttempt: 1 })
  expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt: null } }])
  shop.clock.moveBy(10 * MINUTE)
  await processRefunds(shop.shop)
  expect(await loadRefund(orderId)).toMatchObject({ status: 'succeeded', lastError: null })
  const made = await loadRefunds(orderId)
  expect(made.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded'])
})

test('an order with an uncancelled payment is not reported as cancelled (D-48)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId } = requireSuccess(await asked().onPage(token, anOrder([aLine(tee)], 125)))
  const { payments } = shop.shop
  if (!payments) throw new Error('The shop has no card provider')
  // Simulates a provider that refuses for a moment, because the customer is paying.
  const cancel = vi.spyOn(payments, 'cancel').mockImplementation((payment) => payments.lookUp(payment))
  expect(await asked().cancel(token, orderId)).toMatchObject({ code: 'cannot_cancel' })
  expect((await asked().loadSnapshot(orderId)).status).toBe('Pending Payment')
  cancel.mockRestore()
  requireSuccess(await asked().cancel(token, orderId))
  expect((await asked().loadSnapshot(orderId)).status).toBe('Cancelled')
})
