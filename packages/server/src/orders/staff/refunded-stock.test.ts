import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { cashOrderCalls } from '#testing/placing-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let manager: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startTestShop()
  manager = await aMember(shop.shop, 'manager')
})
afterEach(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})

/** An order of three of five tees, paid at once by store credit. */
async function paidOrder() {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await creditCalls(shop).give(manager.token, customer.id, 300)
  const body = anOrder([aLine(tee, { quantity: 3 })], 300, { credit: 300 })
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', body, { token: customer.token }),
  )
  const left = () => cashOrderCalls(() => shop).loadStock(tee.id)
  expect(await left()).toBe(2)
  return { orderId, customer, left }
}

const staff = {
  get token() {
    return manager.token
  },
}

const refundUnit = async (orderId: string, restock: boolean) =>
  requireSuccess(
    await shop.call(
      'POST /api/staff/order/refund',
      { orderId, lines: [{ position: 0, quantity: 1, restock }], reason: 'It was damaged' },
      staff,
    ),
  )

const ship = async (orderId: string) => {
  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, staff))
}

type Order = Awaited<ReturnType<typeof paidOrder>>

const ENDS: Record<string, (order: Order) => Promise<unknown>> = {
  'the staff cancels it': ({ orderId }) =>
    shop.call('POST /api/staff/order/cancel', { orderId, reason: 'Asked on the phone' }, staff),
  'the customer cancels it': ({ orderId, customer }) =>
    shop.call('POST /api/order/cancel', { orderId }, { token: customer.token }),
  'its parcel is refused': async ({ orderId }) => {
    await ship(orderId)
    return shop.call('POST /api/staff/order/refuse', { orderId }, staff)
  },
}

const ends = Object.entries(ENDS).map(([end, act]) => ({ end, act }))

test.each(ends)(
  'units of an order refunded without restocking stay out of stock when $end',
  async ({ act }) => {
    const order = await paidOrder()
    await refundUnit(order.orderId, false)
    expect(await order.left()).toBe(2)
    expect(await act(order)).toMatchObject({ success: true })
    expect(await order.left()).toBe(4)
  },
)

test.each(ends)(
  'units of an order refunded with and without restocking are each counted once when $end',
  async ({ act }) => {
    const order = await paidOrder()
    await refundUnit(order.orderId, true)
    await refundUnit(order.orderId, false)
    expect(await order.left()).toBe(3)
    expect(await act(order)).toMatchObject({ success: true })
    expect(await order.left()).toBe(4)
  },
)

test('a unit restocked after shipping is not restocked again when the parcel is refused', async () => {
  const order = await paidOrder()
  await ship(order.orderId)
  await refundUnit(order.orderId, true)
  await refundUnit(order.orderId, false)
  expect(await findInconsistencies(shop.db)).toEqual([])
  requireSuccess(await shop.call('POST /api/staff/order/refuse', { orderId: order.orderId }, staff))
  expect(await order.left()).toBe(4)
})

test('cancelling an order with every unit refunded restocks nothing', async () => {
  const order = await paidOrder()
  for (const _ of [1, 2, 3]) await refundUnit(order.orderId, false)
  requireSuccess(
    await shop.call('POST /api/staff/order/cancel', { orderId: order.orderId, reason: 'All damaged' }, staff),
  )
  expect(await order.left()).toBe(2)
})

test('the consistency check finds units restocked despite a refund without restocking', async () => {
  const order = await paidOrder()
  await refundUnit(order.orderId, false)
  requireSuccess(
    await shop.call('POST /api/staff/order/cancel', { orderId: order.orderId, reason: 'Too late' }, staff),
  )
  const move = (delta: number) =>
    shop.db.execute(sql`UPDATE size_entries SET stocks = stocks + ${delta}, movement_reason = 'cancellation',
      movement_order_id = ${order.orderId}, movement_actor = 'system' WHERE size = '90'`)
  await move(1)
  expect(await findInconsistencies(shop.db)).toContainEqual(
    expect.stringContaining('The stock movements of an order differ from its items'),
  )
  await move(-1)
})
