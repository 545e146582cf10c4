import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#database/in-transaction'
import { violatedConstraint } from '#database/violation'
import { paymentReport } from '#orders/payment/payment-report'
import { recheckAll } from '#orders/payment/recheck'
import { processRefunds } from '#orders/refunds/process-refunds'
import { queueFullRefund, queueRefund } from '#orders/refunds/queue-refund'
import { refundLines, refunds } from '#orders/store/payment-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let manager: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sandbox.turn('reset')
  await shop.sandbox.turn('webhooks/off')
  manager = await aMember(shop.shop, 'manager')
})

const asked = () => cardCalls(shop)

/** Paid by card: three tees and a hat at AED 100.00 with FIRSTDAY, so AED 40.00 per unit. */
async function paid() {
  const [{ token }, tee, hat] = [
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
    await aProduct(shop.shop),
  ]
  const items = [aLine(tee, { quantity: 3 }), aLine(hat)]
  const body = anOrder(items, 160, { discountCode: 'FIRSTDAY' })
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, body))
  await shop.pay(clientSecret)
  requireSuccess(await asked().verifyInPage(token, orderId))
  return { token, orderId, intent: clientSecret.split('_secret_')[0] ?? '' }
}

type RefundInput = { lines: { position: number; quantity: number }[] } | { amount: number }

const giveBack = (orderId: string, refundInput: RefundInput, idempotencyKey = '') =>
  shop.call(
    'POST /api/staff/order/refund',
    { orderId, reason: 'A button was missing', ...refundInput },
    { token: manager.token, idempotencyKey },
  )

const loadRefunds = (orderId: string) =>
  shop.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))

/** Refunds of a payment at the provider, oldest first. */
const listRefundedAmounts = async (intent: string) => {
  const { data } = await shop.sandbox.stripe.refunds.list({ payment_intent: intent })
  return data
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount)
    .toReversed()
}

async function process() {
  shop.clock.moveBy(40 * MINUTE)
  await processRefunds(shop.shop)
}

test('units are refunded at the price paid, in any number of refunds, and the report agrees (D-48)', async () => {
  const { orderId, intent } = await paid()
  const first = requireSuccess(await giveBack(orderId, { lines: [{ position: 0, quantity: 2 }] }))
  expect(first).toEqual({ success: true, refundId: expect.any(String), amount: 80, left: 80 })
  const second = requireSuccess(await giveBack(orderId, { amount: 12.5 }))
  expect(second).toMatchObject({ amount: 12.5, left: 67.5 })
  expect(await loadRefunds(orderId)).toMatchObject([
    {
      id: first.refundId,
      amount: 80_00,
      status: 'due',
      actor: manager.email,
      reason: 'A button was missing',
    },
    { id: second.refundId, amount: 12_50 },
  ])
  expect(await shop.db.select().from(refundLines).where(eq(refundLines.orderId, orderId))).toEqual([
    { refundId: first.refundId, orderId, position: 0, quantity: 2, amount: 80_00, restocked: 0 },
  ])
  await process()
  await process()
  expect(await listRefundedAmounts(intent)).toEqual([80_00, 12_50])
  expect(await paymentReport(shop.shop, 3650)).toEqual([])
})

test('customers see no partial refund, but they see the refund of a cancelled order (D-48)', async () => {
  const { orderId, token, intent } = await paid()
  requireSuccess(await giveBack(orderId, { amount: 10 }))
  await process()
  expect(await asked().myOrders(token)).toMatchObject([
    { status: 'Order Placed', payment: true, refund: null },
  ])
  requireSuccess(await asked().cancel(token, orderId))
  expect(await asked().myOrders(token)).toMatchObject([{ status: 'Cancelled', refund: { refundedAt: null } }])
  expect(await loadRefunds(orderId)).toMatchObject([{ amount: 10_00 }, { amount: 150_00, actor: 'customer' }])
  await process()
  const refundedAt = shop.clock.now().getTime()
  expect(await asked().myOrders(token)).toMatchObject([{ refund: { refundedAt } }])
  expect(await listRefundedAmounts(intent)).toEqual([10_00, 150_00])
  expect(await giveBack(orderId, { amount: 0.01 })).toMatchObject({ code: 'refund_too_large', left: 0 })
})

test('a refund above the remaining amount or units is refused', async () => {
  const { orderId } = await paid()
  expect(await giveBack(orderId, { amount: 160.01 })).toMatchObject({ code: 'refund_too_large', left: 160 })
  const units = (position: number, quantity: number) => giveBack(orderId, { lines: [{ position, quantity }] })
  expect(await units(0, 4)).toMatchObject({ code: 'refund_too_large' })
  expect(await units(2, 1)).toMatchObject({ code: 'refund_too_large' })
  expect(await units(0, 0)).toMatchObject({ code: 'invalid_quantity' })
  const twice = [
    { position: 0, quantity: 2 },
    { position: 0, quantity: 2 },
  ]
  expect(await giveBack(orderId, { lines: twice })).toMatchObject({ code: 'refund_too_large' })
  requireSuccess(await units(0, 2))
  expect(await units(0, 2)).toMatchObject({ code: 'refund_too_large', left: 80 })
  expect(await giveBack(orderId, { amount: 0 })).toMatchObject({ code: 'invalid_quantity' })
  expect(await giveBack(orderId, { lines: [] })).toMatchObject({ code: 'invalid_quantity' })
  expect(await giveBack(orderId, { lines: [{ position: 1, quantity: 1 }], amount: 1 })).toMatchObject({
    code: 'malformed',
  })
  expect(await loadRefunds(orderId)).toHaveLength(1)
})

test('a refund requested twice with one key happens once (D-43)', async () => {
  const { orderId } = await paid()
  const [first, second] = await Promise.all([
    giveBack(orderId, { amount: 5 }, 'k'),
    giveBack(orderId, { amount: 5 }, 'k'),
  ])
  expect(second).toEqual(first)
  expect(await loadRefunds(orderId)).toHaveLength(1)
})

test('an unpaid card or cash order has nothing to refund, and collected cash is refunded manually', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const waiting = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  expect(await giveBack(waiting.orderId, { amount: 1 })).toMatchObject({ code: 'refund_too_large', left: 0 })
  const { orderId } = requireSuccess(await asked().cod(token, anOrder([aLine(tee)], 125)))
  expect(await giveBack(orderId, { amount: 1 })).toMatchObject({ code: 'refund_too_large', left: 0 })
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: manager.token }))
  expect(await giveBack(orderId, { lines: [{ position: 0, quantity: 1 }] })).toMatchObject({
    amount: 100,
    left: 25,
  })
  expect(await loadRefunds(orderId)).toMatchObject([
    { status: 'succeeded', refundedAt: shop.clock.now(), amount: 100_00 },
  ])
})

test('the database refuses concurrent refunds above the amount paid', async () => {
  const { orderId } = await paid()
  const give = (amount: number) =>
    inTransaction(shop.shop, (tx) => queueRefund(tx, { orderId, amount, credit: 0, actor: 'system' })).then(
      () => 'queued',
      violatedConstraint,
    )
  const answers = await Promise.all([give(100_00), give(100_00), give(100_00)])
  expect(answers.toSorted()).toEqual(['queued', 'refunds_within_payment', 'refunds_within_payment'])
  const change = shop.db.update(refunds).set({ amount: 160_01 }).where(eq(refunds.orderId, orderId))
  expect(await change.then(() => 'changed', violatedConstraint)).toBe('refunds_within_payment')
  const lines = (position: number, quantity: number, amount: number) =>
    inTransaction(shop.shop, (tx) =>
      queueRefund(tx, {
        orderId,
        amount: 30_00,
        credit: 0,
        actor: 'system',
        lines: [{ position, quantity, amount }],
      }),
    ).then(() => 'queued', violatedConstraint)
  expect(await lines(0, 4, 1)).toBe('refund_lines_within_line')
  expect(await lines(1, 1, 40_01)).toBe('refund_lines_within_line')
  expect(await lines(0, 1, 30_01)).toBe('refund_lines_within_refund')
  expect(await lines(7, 1, 1)).toBe('refund_lines_line')
  expect((await Promise.all([lines(1, 1, 1), lines(1, 1, 1)])).toSorted()).toEqual([
    'queued',
    'refund_lines_within_line',
  ])
})

test('two simultaneous full refunds queue only one refund', async () => {
  const { orderId } = await paid()
  const full = () => inTransaction(shop.shop, (tx) => queueFullRefund(tx, orderId, 'system'))
  const answers = await Promise.allSettled([full(), full()])
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await loadRefunds(orderId)).toMatchObject([{ amount: 160_00 }])
})

test.each(['error_before', 'error_after', 'cut', 'unreachable'] as const)(
  'partial refunds are made once each after a failed request (%s) (D-48)',
  async (effect) => {
    const { orderId, intent } = await paid()
    for (const amount of [30, 30]) requireSuccess(await giveBack(orderId, { amount }))
    await shop.sandbox.turn('faults', { effect, path: '/v1/refunds', method: 'POST', count: 3 })
    for (let tries = 0; tries < 8; tries++) await process()
    expect(await loadRefunds(orderId)).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }])
    expect(await listRefundedAmounts(intent)).toEqual([30_00, 30_00])
  },
)

test('a manual partial refund counts only when nothing else is left to refund (D-48)', async () => {
  const { orderId, token, intent } = await paid()
  await shop.sandbox.stripe.refunds.create({ payment_intent: intent, amount: 40_00 })
  requireSuccess(await giveBack(orderId, { amount: 30 }))
  await process()
  expect(await listRefundedAmounts(intent)).toEqual([40_00, 30_00])
  requireSuccess(await asked().cancel(token, orderId))
  await process()
  expect(await listRefundedAmounts(intent)).toEqual([40_00, 30_00, 90_00])
  expect(await loadRefunds(orderId)).toMatchObject([
    { status: 'succeeded' },
    { status: 'succeeded', amount: 130_00 },
  ])
})

test('a full manual refund settles every queued refund (D-48)', async () => {
  const { orderId, intent } = await paid()
  for (const amount of [30, 50]) requireSuccess(await giveBack(orderId, { amount }))
  await shop.sandbox.stripe.refunds.create({ payment_intent: intent })
  await process()
  expect(await loadRefunds(orderId)).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }])
  expect(await listRefundedAmounts(intent)).toEqual([160_00])
})

test('a partial refund returned by the bank is made again, without the others (D-48)', async () => {
  const { orderId, intent } = await paid()
  for (const amount of [30, 50]) requireSuccess(await giveBack(orderId, { amount }))
  await process()
  const [sentBack] = (await shop.sandbox.stripe.refunds.list({ payment_intent: intent })).data
  await shop.sandbox.turn(`refunds/${sentBack?.id}/fail`)
  await recheckAll(shop.shop, 35 * DAY)
  expect(
    (await loadRefunds(orderId))
      .map(({ status, providerAttempt }) => `${status} ${providerAttempt}`)
      .toSorted(),
  ).toEqual(['due 1', 'succeeded 0'])
  await process()
  expect((await listRefundedAmounts(intent)).toSorted()).toEqual([30_00, 50_00])
})

test('each refund has a separate idempotency key at the provider', async () => {
  const { orderId, intent } = await paid()
  const refundIds = []
  for (const amount of [1, 1]) refundIds.push(requireSuccess(await giveBack(orderId, { amount })).refundId)
  await process()
  const { data } = await shop.sandbox.stripe.refunds.list({ payment_intent: intent })
  expect(data.map(({ metadata }) => metadata?.refund).toSorted()).toEqual(refundIds.toSorted())
  expect(
    await shop.db.execute(sql`SELECT 1 FROM refunds WHERE order_id = ${orderId} AND status = 'succeeded'`),
  ).toMatchObject({
    rowCount: 2,
  })
})

test('a manager, but not a packer, marks a parcel paid by card as refused at the door', async () => {
  const { orderId } = await paid()
  const packer = await aMember(shop.shop, 'packer')
  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: packer.token }))
  const refused = { orderId }
  expect(await shop.call('POST /api/staff/order/refuse', refused, { token: packer.token })).toMatchObject({
    code: 'forbidden',
  })
  expect(await loadRefunds(orderId)).toEqual([])
  requireSuccess(await shop.call('POST /api/staff/order/refuse', refused, { token: manager.token }))
  expect(await loadRefunds(orderId)).toMatchObject([{ amount: 160_00 }])
})

test('two processes refund the same part once, with the same key (D-48)', async () => {
  const { orderId, intent } = await paid()
  requireSuccess(await giveBack(orderId, { amount: 30 }))
  await process()
  const { payments } = shop.shop
  if (!payments) throw new Error('The shop has no card provider')
  // The second process has read the row and the provider's refunds before the first one made its refund.
  const before = { status: 'due', providerRefundId: null, refundedAt: null } as const
  await shop.db.update(refunds).set(before).where(eq(refunds.orderId, orderId))
  shop.clock.moveBy(40 * MINUTE)
  await processRefunds({ ...shop.shop, payments: { ...payments, listRefunds: async () => [] } })
  expect(await listRefundedAmounts(intent)).toEqual([30_00])
  expect(await loadRefunds(orderId)).toMatchObject([{ status: 'succeeded' }])
})
