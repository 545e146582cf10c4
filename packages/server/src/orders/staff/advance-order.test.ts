import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceOrder } from '#orders/staff/advance-order'
import { orderEvents } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let packer: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  packer = await aMember(shop.shop, 'packer')
})
afterAll(() => shop.close())

async function placed() {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  return { token, orderId }
}

const move = (orderId: string, to: 'Packing' | 'Shipped' | 'Delivered') =>
  shop.call('POST /api/staff/order/move', { orderId, to }, { token: packer.token })

test('staff pack, ship and deliver an order, each step records its actor, and delivery marks the cash as paid (D-40, D-48)', async () => {
  const { token, orderId } = await placed()
  const seen = async () =>
    requireSuccess(await shop.call('POST /api/order/userorders', {}, { token })).orders[0]
  expect(await move(orderId, 'Packing')).toEqual({ success: true, status: 'Packing', payment: false })
  expect(await move(orderId, 'Shipped')).toEqual({ success: true, status: 'Shipped', payment: false })
  expect(await seen()).toMatchObject({ status: 'Shipped', payment: false })
  expect(await move(orderId, 'Delivered')).toEqual({ success: true, status: 'Delivered', payment: true })
  expect(await seen()).toMatchObject({ status: 'Delivered', payment: true })
  const events = await shop.db
    .select({ actor: orderEvents.actor, toStatus: orderEvents.toStatus })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  expect(events).toEqual([
    { actor: 'customer', toStatus: 'Order Placed' },
    { actor: packer.email, toStatus: 'Packing' },
    { actor: packer.email, toStatus: 'Shipped' },
    { actor: packer.email, toStatus: 'Delivered' },
  ])
})

test('an order cannot make a step that its status forbids (D-40)', async () => {
  const { token, orderId } = await placed()
  expect(await move(orderId, 'Shipped')).toMatchObject({ code: 'cannot_move', status: 'Order Placed' })
  requireSuccess(await move(orderId, 'Packing'))
  expect(await move(orderId, 'Packing')).toMatchObject({ code: 'cannot_move', status: 'Packing' })
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token }))
  expect(await move(orderId, 'Shipped')).toMatchObject({ code: 'cannot_move', status: 'Cancelled' })
})

test('only one of two simultaneous status changes succeeds (D-40)', async () => {
  const { orderId } = await placed()
  const answers = await Promise.all([move(orderId, 'Packing'), move(orderId, 'Packing')])
  expect(answers.map((answer) => answer.success).toSorted()).toEqual([false, true])
})

test('a member who may only pack cannot ship', async () => {
  const { orderId } = await placed()
  const permissions = ['orders:pack'] as const
  const member = { ...packer, roleName: '', sessionId: packer.id, isApiKey: false, permissions }
  const asked = { idempotencyKey: null, token: null, language: 'en', origin: '', userAgent: null } as const
  const context = { ...asked, address: '', deviceToken: null, trustToken: null, setHeader: () => undefined }
  const call = 'POST /api/staff/order/move'
  const packed = await advanceOrder(
    shop.shop,
    member,
    { orderId, to: 'Packing', boxChecked: false },
    { call, ...context },
  )
  expect(packed).toMatchObject({ status: 'Packing' })
  const shipped = await advanceOrder(
    shop.shop,
    member,
    { orderId, to: 'Shipped', boxChecked: false },
    { call, ...context },
  )
  expect(shipped).toMatchObject({ code: 'forbidden' })
})
