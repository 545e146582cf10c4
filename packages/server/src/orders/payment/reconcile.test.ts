import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcile } from '#orders/payment/reconcile'
import { orderPayments } from '#orders/store/payment-tables'
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
  shop.clock.set(new Date())
})

const asked = () => cardCalls(shop)

async function waiting(way: 'inPage' | 'onPage' = 'inPage') {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' })
  const placed = requireSuccess(await asked()[way](customer.token, body))
  const pay = (card?: string) =>
    'clientSecret' in placed ? shop.pay(placed.clientSecret, card) : shop.payPage(placed.session_url, card)
  return { ...customer, tee, orderId: placed.orderId, pay }
}

const loadStatus = async (orderId: string) => (await asked().loadSnapshot(orderId)).status

test.each(['inPage', 'onPage'] as const)(
  'a payment (%s) without any webhook event is found after a quarter of an hour (D-41, D-46)',
  async (way) => {
    const { orderId, pay } = await waiting(way)
    await pay()
    shop.clock.moveBy(14 * MINUTE)
    await reconcile(shop.shop)
    expect(await loadStatus(orderId)).toBe('Pending Payment')
    shop.clock.moveBy(2 * MINUTE)
    await reconcile(shop.shop)
    expect(await loadStatus(orderId)).toBe('Order Placed')
  },
)

test.each(['inPage', 'onPage'] as const)(
  'an unpaid order (%s) stays for half an hour, then it is closed at the provider and cancelled (D-41, D-44)',
  async (way) => {
    const { orderId, tee, pay, token } = await waiting(way)
    shop.clock.moveBy(29 * MINUTE)
    await reconcile(shop.shop)
    expect([await loadStatus(orderId), await asked().loadStock(tee.id)]).toEqual(['Pending Payment', 4])
    shop.clock.moveBy(2 * MINUTE)
    await reconcile(shop.shop)
    expect(await asked().loadSnapshot(orderId)).toEqual({
      status: 'Cancelled',
      paid: false,
      payment: 'closed',
      cancellationReason: 'expired',
      refund: null,
      code: false,
    })
    expect(await asked().loadStock(tee.id)).toBe(5)
    expect(await asked().myOrders(token)).toEqual([])
    await expect(pay()).rejects.toThrow()
  },
)

test('an order paid at the last moment is placed, not cancelled (D-41)', async () => {
  const { orderId, tee, pay } = await waiting()
  shop.clock.moveBy(31 * MINUTE)
  await pay()
  await reconcile(shop.shop)
  expect([await loadStatus(orderId), await asked().loadStock(tee.id)]).toEqual(['Order Placed', 4])
})

test('stock returns only after the provider confirms, not while it is unavailable or processing (D-41)', async () => {
  const [away, atTheBank] = [await waiting(), await waiting()]
  await atTheBank.pay('pm_card_slow')
  shop.clock.moveBy(31 * MINUTE)
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 100 })
  await reconcile(shop.shop)
  for (const { orderId, tee } of [away, atTheBank]) {
    expect([await loadStatus(orderId), await asked().loadStock(tee.id)]).toEqual(['Pending Payment', 4])
  }
  await shop.sandbox.turn('reset')
  shop.clock.moveBy(MINUTE)
  await reconcile(shop.shop)
  expect([await loadStatus(away.orderId), await asked().loadStock(away.tee.id)]).toEqual(['Cancelled', 5])
  expect(await loadStatus(atTheBank.orderId)).toBe('Pending Payment')
  await shop.sandbox.turn('clock', { advance_ms: MINUTE })
  shop.clock.moveBy(MINUTE)
  await reconcile(shop.shop)
  expect(await loadStatus(atTheBank.orderId)).toBe('Order Placed')
})

test.each([-5, 5])(
  'a clock changed by %i hours neither cancels a paid order, repeats a cancellation nor delays one (D-41)',
  async (hours) => {
    const [paid, unpaid] = [await waiting(), await waiting()]
    await paid.pay()
    shop.clock.moveBy(hours * HOUR)
    for (let run = 0; run < 2; run++) await reconcile(shop.shop)
    shop.clock.moveBy(31 * MINUTE)
    for (let run = 0; run < 2; run++) await reconcile(shop.shop)
    expect([await loadStatus(paid.orderId), await asked().loadStock(paid.tee.id)]).toEqual([
      'Order Placed',
      4,
    ])
    expect(await shop.loadTotals(paid.orderId)).toMatchObject({ charges: 1, refunded: 0 })
    expect([await loadStatus(unpaid.orderId), await asked().loadStock(unpaid.tee.id)]).toEqual([
      'Cancelled',
      5,
    ])
  },
)

test('an order left without a payment by a crash is cancelled after two minutes, without the provider (D-41)', async () => {
  const { orderId, tee } = await waiting()
  const unstarted = { status: 'starting' as const, providerId: null }
  await shop.db.update(orderPayments).set(unstarted).where(eq(orderPayments.orderId, orderId))
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 100 })
  shop.clock.moveBy(MINUTE)
  await reconcile(shop.shop)
  expect(await loadStatus(orderId)).toBe('Pending Payment')
  shop.clock.moveBy(2 * MINUTE)
  await reconcile(shop.shop)
  expect([await loadStatus(orderId), await asked().loadStock(tee.id)]).toEqual(['Cancelled', 5])
})

test('an order whose payment the provider does not know is cancelled (D-41)', async () => {
  const { orderId, tee } = await waiting()
  await shop.db.update(orderPayments).set({ providerId: 'pi_gone' }).where(eq(orderPayments.orderId, orderId))
  shop.clock.moveBy(16 * MINUTE)
  await reconcile(shop.shop)
  expect([await loadStatus(orderId), await asked().loadStock(tee.id)]).toEqual(['Cancelled', 5])
})

test('with several processes, each order is checked once and cancelled once (D-41)', async () => {
  const placed = await Promise.all([1, 2, 3].map(() => waiting()))
  const another = await shop.anotherServer()
  shop.clock.moveBy(31 * MINUTE)
  await Promise.all([shop.shop, another.shop, shop.shop].map((one) => reconcile(one)))
  for (const { orderId, tee } of placed) {
    expect([await loadStatus(orderId), await asked().loadStock(tee.id)]).toEqual(['Cancelled', 5])
  }
})

test('after a restart every waiting order is checked, at any age (D-46)', async () => {
  const [paid, unpaid] = [await waiting(), await waiting()]
  await paid.pay()
  await reconcile(shop.shop, { all: true })
  expect([await loadStatus(paid.orderId), await loadStatus(unpaid.orderId)]).toEqual([
    'Order Placed',
    'Pending Payment',
  ])
})

test('a payment that times out at the provider does not block others (D-41)', async () => {
  const [silent, paid] = [await waiting(), await waiting()]
  await paid.pay()
  const { payment_intents: intents } = await shop.state()
  const intent = intents.find(({ metadata }) => metadata.reference === silent.orderId)
  const path = `/v1/payment_intents/${intent?.id}`
  await shop.sandbox.turn('faults', { effect: 'error_before', method: 'GET', path, count: 100 })
  shop.clock.moveBy(16 * MINUTE)
  for (const _ of [1, 2]) {
    await reconcile(shop.shop)
    shop.clock.moveBy(MINUTE)
  }
  expect(await loadStatus(silent.orderId)).toBe('Pending Payment')
  expect(await loadStatus(paid.orderId)).toBe('Order Placed')
})

test('an order cancelled by its customer at the moment of expiry stays cancelled (D-46)', async () => {
  const { orderId, token } = await waiting()
  shop.clock.moveBy(31 * MINUTE)
  const provider = shop.sandbox.provider()
  const slowly = async (payment: Parameters<typeof provider.cancel>[0]) => {
    const said = await provider.cancel(payment)
    await reconcile(shop.shop)
    return said
  }
  const { call } = await shop.anotherServer({ payments: { ...provider, cancel: slowly } })
  const answer = await cardCalls({ ...shop, call }).cancel(token, orderId)
  expect(answer).toMatchObject({ success: true })
  expect(await asked().loadSnapshot(orderId)).toMatchObject({
    status: 'Cancelled',
    cancellationReason: 'abandoned',
  })
})
