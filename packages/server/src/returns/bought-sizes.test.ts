import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders as orderRows } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { deliver } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { withoutOrderLimits } from '#testing/without-order-limits'

const SIZES = ['80', '90', '100', '110', '120', 'One Size']

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  await withoutOrderLimits(shop.db)
})
afterAll(() => shop.close())

test('sizes bought in the last year are listed newest first, without cancelled and returned items', async () => {
  const stocks = Object.fromEntries(SIZES.map((size) => [size, 9]))
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks }] })
  const [{ token }, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const buy = async (size: string) => {
    shop.clock.moveBy(1000)
    const body = anOrder([aLine(tee, { size })], 125)
    return requireSuccess(await shop.call('POST /api/order/place', body, { token })).orderId
  }
  const sizes = async (by = token) =>
    requireSuccess(await shop.call('POST /api/user/bought-sizes', {}, { token: by })).sizes
  const orders: string[] = []
  for (const size of ['80', '90', '100', '110', '120', 'One Size', '90']) orders.push(await buy(size))
  expect(await sizes()).toEqual(['90', '120', '110', '100'])
  expect(await sizes(other.token)).toEqual([])
  const [, , , cancelled = '', returned = ''] = orders
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId: cancelled }, { token }))
  const manager = await aMember(shop.shop, 'manager')
  await deliver(shop, manager.token, returned)
  const customerOrders = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token })).orders
  const number = customerOrders.find(({ _id }) => _id === returned)?.number ?? ''
  const lines = [{ position: 0, quantity: 1, reason: 'too_small' as const }]
  const returnInput = { number, resolution: 'refund' as const, lines }
  const asked = requireSuccess(await shop.call('POST /api/return/request', returnInput, { token })).return
  expect(await sizes()).toEqual(['90', '100', '80'])
  requireSuccess(
    await shop.call('POST /api/return/cancel', { number, returnNumber: asked.number }, { token }),
  )
  expect(await sizes()).toEqual(['90', '120', '100', '80'])
  const longAgo = new Date(shop.shop.now().getTime() - 366 * DAY)
  await shop.db
    .update(orderRows)
    .set({ placedAt: longAgo })
    .where(eq(orderRows.id, orders.at(-1) ?? ''))
  await shop.db
    .update(orderRows)
    .set({ placedAt: longAgo })
    .where(eq(orderRows.id, orders[1] ?? ''))
  expect(await sizes()).toEqual(['120', '100', '80'])
})
