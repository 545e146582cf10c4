import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recheck } from '#orders/payment/recheck'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds } from '#orders/refunds/process-refunds'
import { refunds } from '#orders/store/payment-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

type Way = 'inPage' | 'onPage'
const WAYS: Way[] = ['inPage', 'onPage']

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sandbox.turn('reset')
  await shop.sandbox.turn('webhooks/off')
  // Moves the clock so far that data of earlier tests no longer matters.
  shop.clock.moveBy(60 * DAY)
  await shop.sandbox.turn('clock', { advance_ms: shop.clock.now().getTime() - Date.now() })
})

const asked = () => cardCalls(shop)

async function waiting(way: Way) {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const placed = requireSuccess(await asked()[way](customer.token, anOrder([aLine(tee)], 125)))
  const pay = () =>
    'clientSecret' in placed ? shop.pay(placed.clientSecret) : shop.payPage(placed.session_url)
  return { ...customer, tee, orderId: placed.orderId, pay }
}

/** The provider accepts a payment that it had closed, and its webhook events are lost. */
async function payAfterAll({ orderId, pay }: Awaited<ReturnType<typeof waiting>>) {
  const { payment_intents: intents, sessions } = await shop.state()
  for (const { id } of intents.filter(({ metadata }) => metadata.reference === orderId)) {
    await shop.sandbox.turn(`objects/${id}`, { status: 'requires_payment_method', canceled_at: null })
  }
  for (const { id } of sessions.filter((one) => one.client_reference_id === orderId)) {
    await shop.sandbox.turn(`objects/${id}`, { status: 'open' })
  }
  await pay()
}

const loadReceived = async (orderId: string) => {
  const { payment_intents: intents, charges } = await shop.state()
  const intentIds = intents.filter(({ metadata }) => metadata.reference === orderId).map(({ id }) => id)
  return charges
    .filter(({ paid, payment_intent }) => paid && intentIds.includes(String(payment_intent)))
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0)
}

/** Runs the jobs while time passes. */
async function goOn(time: number, step = HOUR) {
  for (let passed = 0; passed < time; passed += step) {
    shop.clock.moveBy(step)
    await reconcile(shop.shop)
    await processRefunds(shop.shop)
  }
}

test.each(WAYS)(
  'money that arrives (%s) after the provider closed the payment is found without a webhook (D-41, D-46)',
  async (way) => {
    const [late, leftAlone] = [await waiting(way), await waiting(way)]
    await goOn(31 * MINUTE, 31 * MINUTE)
    expect(await asked().loadSnapshot(late.orderId)).toMatchObject({
      status: 'Cancelled',
      cancellationReason: 'expired',
    })
    await payAfterAll(late)
    await goOn(DAY)
    expect(await asked().loadSnapshot(late.orderId)).toMatchObject({ status: 'Order Placed', paid: true })
    expect(await asked().loadStock(late.tee.id)).toBe(4)
    expect(await asked().loadSnapshot(leftAlone.orderId)).toMatchObject({ status: 'Cancelled', paid: false })
    expect(await asked().loadStock(leftAlone.tee.id)).toBe(5)
  },
)

test.each(WAYS)(
  'money that arrives (%s) days after the customer cancelled is refunded in full (D-46, D-48)',
  async (way) => {
    const late = await waiting(way)
    requireSuccess(await asked().cancel(late.token, late.orderId))
    await goOn(5 * DAY, DAY / 2)
    await payAfterAll(late)
    expect(await loadReceived(late.orderId)).toBe(125_00)
    await goOn(2 * DAY, DAY / 2)
    expect(await asked().loadSnapshot(late.orderId)).toMatchObject({
      status: 'Cancelled',
      refund: 'succeeded',
    })
    expect(await loadReceived(late.orderId)).toBe(0)
  },
)

/** A paid order that was cancelled and refunded. */
async function refunded(way: Way) {
  const order = await waiting(way)
  await order.pay()
  requireSuccess(await asked().verifyHosted(order.token, order.orderId))
  requireSuccess(await asked().cancel(order.token, order.orderId))
  await processRefunds(shop.shop)
  const { refunds: all } = await shop.state()
  const refund = all.at(-1)
  if (!refund) throw new Error('Refund not found')
  return { ...order, refund }
}

test.each(WAYS)(
  'a refund (%s) returned by the bank weeks later is found without a webhook, and repeated (D-48)',
  async (way) => {
    const { token, orderId, refund } = await refunded(way)
    expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt: expect.any(Number) } }])
    await goOn(20 * DAY, DAY)
    await shop.sandbox.turn(`refunds/${refund.id}/fail`)
    expect(await loadReceived(orderId)).toBe(125_00)
    for (let days = 0; days < 3; days++) {
      shop.clock.moveBy(DAY)
      await recheck(shop.shop)
    }
    expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt: null } }])
    await goOn(HOUR)
    expect(await loadReceived(orderId)).toBe(0)
    expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt: expect.any(Number) } }])
  },
)

test('a refund that staff settled manually is not repeated (D-48)', async () => {
  const { orderId, refund } = await refunded('inPage')
  await shop.sandbox.turn(`refunds/${refund.id}/fail`)
  await shop.db.update(refunds).set({ providerRefundId: null }).where(eq(refunds.orderId, orderId))
  await goOn(5 * DAY, DAY)
  expect(await asked().loadSnapshot(orderId)).toMatchObject({ refund: 'succeeded' })
  expect(await loadReceived(orderId)).toBe(125_00)
})

/** In production the shop checks every minute. Here the steps grow with age. */
const COARSEST = 6 * HOUR

/** Ages, in hours, at which a shop without downtime asked the provider. */
async function looksAt(place: () => Promise<unknown>, days: number) {
  const { payments } = shop.shop
  if (!payments) throw new Error('The shop has no card provider')
  await place()
  const began = shop.clock.now().getTime()
  const ages: number[] = []
  const note = <Answer>(answer: Answer): Answer => {
    ages.push((shop.clock.now().getTime() - began) / HOUR)
    return answer
  }
  const lookUp: typeof payments.lookUp = (payment) => note(payments.lookUp(payment))
  const listRefunds: typeof payments.listRefunds = (payment) => note(payments.listRefunds(payment))
  const watched = { ...shop.shop, payments: { ...payments, lookUp, listRefunds } }
  for (let age = 0; age < days * DAY; age = shop.clock.now().getTime() - began) {
    shop.clock.moveBy(Math.min(COARSEST, Math.max(10 * MINUTE, age / 10)))
    await recheck(watched)
  }
  return { ages, longest: Math.max(...ages.map((age, at) => age - (ages[at - 1] ?? 0))) }
}

test('a closed payment is checked about fifteen times in a week, and then no more (D-46)', async () => {
  const { ages, longest } = await looksAt(async () => {
    const { token, orderId } = await waiting('inPage')
    requireSuccess(await asked().cancel(token, orderId))
  }, 10)
  expect(ages.length).toBeLessThanOrEqual(16)
  expect(ages[0]).toBeLessThan(1)
  expect(longest).toBeLessThanOrEqual(24 + 6)
  expect(ages.at(-1)).toBeGreaterThan(6 * 24)
  expect(ages.at(-1)).toBeLessThanOrEqual(7 * 24)
})

test('a completed refund is checked about twenty times in five weeks, and then no more (D-48)', async () => {
  const { ages, longest } = await looksAt(() => refunded('inPage'), 40)
  expect(ages.length).toBeLessThanOrEqual(18)
  expect(ages[0]).toBeLessThan(2)
  expect(longest).toBeLessThanOrEqual(3 * 24 + 6)
  expect(ages.at(-1)).toBeGreaterThan(32 * 24)
  expect(ages.at(-1)).toBeLessThanOrEqual(35 * 24)
})

test('one of several processes checks, and an unavailable provider is asked once (D-46)', async () => {
  const { payments } = shop.shop
  if (!payments) throw new Error('The shop has no card provider')
  for (const _ of [1, 2, 3]) {
    const { token, orderId } = await waiting('onPage')
    requireSuccess(await asked().cancel(token, orderId))
  }
  let looks = 0
  const lookUp: typeof payments.lookUp = (payment) => {
    looks += 1
    return payments.lookUp(payment)
  }
  const watched = { ...shop.shop, payments: { ...payments, lookUp } }
  await Promise.all([watched, watched, watched].map(recheck))
  expect(looks).toBe(3)
  shop.clock.moveBy(DAY)
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 100 })
  await recheck(watched)
  expect(looks).toBe(4)
})

test('a clock set back delays neither an order nor a check (D-41, D-46)', async () => {
  const [pending, closed] = [await waiting('inPage'), await waiting('inPage')]
  requireSuccess(await asked().cancel(closed.token, closed.orderId))
  await goOn(10 * MINUTE, 10 * MINUTE)
  await payAfterAll(closed)
  shop.clock.moveBy(-20 * DAY)
  await reconcile(shop.shop)
  expect(await asked().loadSnapshot(closed.orderId)).toMatchObject({ payment: 'returned' })
  await goOn(HOUR, 31 * MINUTE)
  expect(await asked().loadSnapshot(pending.orderId)).toMatchObject({
    status: 'Cancelled',
    cancellationReason: 'expired',
  })
})
