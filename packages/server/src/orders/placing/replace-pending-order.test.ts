import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeUses } from '#discounts/discount-tables'
import { orders } from '#orders/store/order-tables'
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

const asked = () => cardCalls(shop)

const EARLIER = ['inPage', 'onPage'] as const
const LATER = ['inPage', 'onPage', 'cod'] as const
const pairs = EARLIER.flatMap((earlier) => LATER.map((later) => [earlier, later] as const))

/** A customer with one order that waits for its payment: two tees with a code. */
async function waiting(way: (typeof EARLIER)[number]) {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(tee, { quantity: 2 })], 80, { discountCode: 'FIRSTDAY' })
  const placed = requireSuccess(await asked()[way](customer.token, body))
  const { orderId } = placed
  const pay = (card?: string) =>
    'clientSecret' in placed ? shop.pay(placed.clientSecret, card) : shop.payPage(placed.session_url, card)
  return { ...customer, tee, orderId, pay, other: anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' }) }
}

const liveOrders = async (userId: string) => {
  const rows = await shop.db.select().from(orders).where(eq(orders.userId, userId))
  return rows.filter((order) => order.status !== 'Cancelled').map((order) => order.id)
}

async function isClosedAtProvider(orderId: string) {
  const { payment_intents: intents, sessions } = await shop.state()
  const intent = intents.find((one) => one.metadata.reference === orderId)
  const session = sessions.find((one) => one.client_reference_id === orderId)
  return session ? session.status === 'expired' : intent?.status === 'canceled'
}

test.each(pairs)(
  'an unpaid order (%s) is cancelled at the provider, with stock and code returned, before the next one (%s) (D-45)',
  async (earlier, later) => {
    const { id, token, tee, orderId, other } = await waiting(earlier)
    const placed = requireSuccess(await asked()[later](token, other))
    expect(placed.orderId).not.toBe(orderId)
    expect(await isClosedAtProvider(orderId)).toBe(true)
    expect(await asked().loadSnapshot(orderId)).toMatchObject({
      status: 'Cancelled',
      cancellationReason: 'replaced',
      code: false,
    })
    expect(await liveOrders(id)).toEqual([placed.orderId])
    expect(await asked().loadStock(tee.id)).toBe(4)
    expect(await shop.db.select().from(codeUses).where(eq(codeUses.userId, id))).toMatchObject([
      { orderId: placed.orderId },
    ])
  },
)

test.each(pairs)(
  'a paid pending order (%s) is completed and returned instead of a new one (%s), even on a repeat (D-45, D-43)',
  async (earlier, later) => {
    const { id, token, tee, orderId, other, pay } = await waiting(earlier)
    await pay()
    for (const _ of [1, 2]) {
      const answer = requireSuccess(await asked()[later](token, other, 'one click'))
      expect(answer.orderId).toBe(orderId)
      if ('verified' in answer) expect(answer.verified).toBe(true)
      if ('session_url' in answer) expect(answer.session_url).toMatch(/\/verify\?success=true/)
    }
    expect(await liveOrders(id)).toEqual([orderId])
    expect(await asked().loadSnapshot(orderId)).toMatchObject({
      status: 'Order Placed',
      paid: true,
      code: true,
    })
    expect(await asked().loadStock(tee.id)).toBe(3)
  },
)

test.each(pairs)(
  'while the provider is unavailable, an unpaid order (%s) blocks a new one (%s) (D-45)',
  async (earlier, later) => {
    const { id, token, tee, orderId, other } = await waiting(earlier)
    await shop.sandbox.turn('faults', { effect: 'unreachable', count: 4 })
    expect(await asked()[later](token, other)).toMatchObject({
      code: 'payments_unavailable',
      message: "We couldn't cancel an earlier card payment. Please try again in a moment.",
    })
    await shop.sandbox.turn('reset')
    await shop.sandbox.turn('webhooks/off')
    expect(await liveOrders(id)).toEqual([orderId])
    expect(await asked().loadStock(tee.id)).toBe(3)
    expect(await asked()[later](token, other)).toMatchObject({ success: true })
  },
)

test('an order without a started payment is cancelled without calling the provider (D-45)', async () => {
  const [{ id, token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 20 })
  expect(await asked().inPage(token, anOrder([aLine(tee)], 125))).toMatchObject({
    code: 'payments_unavailable',
  })
  const placed = requireSuccess(await asked().cod(token, anOrder([aLine(tee)], 125)))
  await shop.sandbox.turn('reset')
  await shop.sandbox.turn('webhooks/off')
  expect(await liveOrders(id)).toEqual([placed.orderId])
  expect(await asked().loadStock(tee.id)).toBe(4)
})

test('a customer can reuse the code of their unpaid order (D-44, D-45)', async () => {
  const { token } = await waiting('inPage')
  expect(await shop.call('POST /api/discount/check', { code: 'FIRSTDAY' }, { token })).toMatchObject({
    success: true,
  })
})

test('orders of other customers and placed orders of the customer are unchanged (D-45)', async () => {
  const [theirs, tee] = [await waiting('inPage'), await aProduct(shop.shop)]
  const { id, token } = await aCustomer(shop.shop)
  const first = requireSuccess(await asked().cod(token, anOrder([aLine(tee)], 125)))
  const second = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  expect((await liveOrders(id)).toSorted()).toEqual([first.orderId, second.orderId].toSorted())
  expect((await asked().loadSnapshot(theirs.orderId)).status).toBe('Pending Payment')
})
