import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})

/** A checked return of one of two tees at AED 100.00, paid in cash. */
async function aCheckedReturn(refundTo: 'original' | 'credit') {
  const body = anOrder([aLine(await aProduct(shop.shop), { quantity: 2 })], 200)
  const { customer, token, manager, number, orderId } = await aDeliveredOrder(shop, body)
  const lines = [{ position: 0, quantity: 1, reason: 'damaged' as const }]
  const request = { number, resolution: 'refund' as const, refundTo, lines }
  const asked = requireSuccess(await shop.call('POST /api/return/request', request, { token }))
  const listed = requireSuccess(await shop.call('GET /api/staff/returns', {}, { token: manager.token }))
  const returnId = listed.returns.find((one) => one.orderId === orderId)?.id ?? ''
  const staff = { token: manager.token }
  for (const to of ['approved', 'received'] as const)
    requireSuccess(await shop.call('POST /api/staff/return/move', { returnId, to }, staff))
  requireSuccess(
    await shop.call('POST /api/staff/return/check', { returnId, lines: [{ position: 0, asNew: 1 }] }, staff),
  )
  return { asked, customer, orderId, returnId, staff }
}

test('a return is refunded to store credit on request, at once and with a credit note', async () => {
  const { asked, customer, orderId, returnId, staff } = await aCheckedReturn('credit')
  expect(asked.return.refundTo).toBe('credit')
  const seen = requireSuccess(await shop.call('GET /api/staff/return', { returnId }, staff))
  expect(seen.return).toMatchObject({ refundTo: 'credit', refund: { amount: 100_00 } })
  requireSuccess(await shop.call('POST /api/staff/return/refund', { returnId }, staff))
  expect(await creditCalls(shop).loadBalance(customer.id)).toBe(100_00)
  const order = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, staff)).order
  expect(order.refunds).toMatchObject([{ amount: 100_00, credit: 100_00, error: null }])
  expect(order.documents).toHaveLength(2)
  expect(order).toMatchObject({ money: 'part_refunded', refundable: 100_00, refundableOriginal: 100_00 })
})

test('staff may change the refund destination between store credit and the original payment', async () => {
  const { customer, returnId, staff } = await aCheckedReturn('credit')
  requireSuccess(await shop.call('POST /api/staff/return/refund', { returnId, to: 'original' }, staff))
  expect(await creditCalls(shop).loadBalance(customer.id)).toBe(0)
  const other = await aCheckedReturn('original')
  const input = { returnId: other.returnId, to: 'credit' as const }
  requireSuccess(await shop.call('POST /api/staff/return/refund', input, other.staff))
  expect(await creditCalls(shop).loadBalance(other.customer.id)).toBe(100_00)
})
