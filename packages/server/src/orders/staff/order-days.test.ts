import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const DAYS = { Normal: 2, Express: 1 }

/** Working days are Monday to Saturday; orders until 14:00 are packed the same day. */
const PLAN: DeliveryPlan = {
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: [],
  days: {
    'Abu Dhabi': DAYS,
    Dubai: DAYS,
    Sharjah: DAYS,
    Ajman: DAYS,
    'Umm Al Quwain': DAYS,
    'Ras Al Khaimah': DAYS,
    Fujairah: { Normal: 4, Express: 2 },
  },
}

let shop: TestShop
let token: string
let ids: string[]

/** An order placed at the given time in Dubai. */
async function placedAt(time: string, overrides: Partial<typeof ADDRESS> = {}) {
  shop.clock.set(new Date(`${time}:00+04:00`))
  const [customer, product] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = { ...anOrder([aLine(product)], 125), address: { ...ADDRESS, ...overrides } }
  return requireSuccess(await shop.call('POST /api/order/place', body, { token: customer.token })).orderId
}

beforeAll(async () => {
  shop = await startTestShop()
  await shop.db.update(shopSettings).set({ deliveryPlan: PLAN })
  // 23 November 2026 is a Monday.
  ids = [
    await placedAt('2026-11-20T23:59'),
    await placedAt('2026-11-21T00:01'),
    await placedAt('2026-11-23T10:00', { region: 'Fujairah' }),
  ]
  token = (await aMember(shop.shop, 'packer')).token
})
afterAll(() => shop.close())

const list = async (input: object = {}) =>
  requireSuccess(await shop.call('GET /api/staff/orders', input, { token })).orders
const listIndexes = async (input: object) => (await list(input)).map(({ id }) => ids.indexOf(id)).toSorted()

test('a list has the orders of the last days in Dubai, including today', async () => {
  expect(await listIndexes({ days: '1' })).toEqual([2])
  expect(await listIndexes({ days: '2' })).toEqual([2])
  expect(await listIndexes({ days: '7' })).toEqual([0, 1, 2])
})

test('a list has the orders between two days, inclusive', async () => {
  expect(await listIndexes({ from: '2026-11-21' })).toEqual([1, 2])
  expect(await listIndexes({ until: '2026-11-20' })).toEqual([0])
  expect(await listIndexes({ from: '2026-11-21', until: '2026-11-22' })).toEqual([1])
  expect(await listIndexes({ from: '2026-11-22', until: '2026-11-21' })).toEqual([])
  expect(await shop.call('GET /api/staff/orders', { from: '2026-13-40' }, { token })).toMatchObject({
    success: false,
  })
})

test('an order has a ship-by date for its estimated delivery day, until it is shipped', async () => {
  const [, second = ''] = ids
  const days = async () => (await list()).map(({ estimatedDay, shipBy }) => [estimatedDay, shipBy])
  expect(await days()).toEqual([
    ['2026-11-27', '2026-11-23'],
    ['2026-11-24', '2026-11-21'],
    ['2026-11-24', '2026-11-21'],
  ])
  const one = async () =>
    requireSuccess(await shop.call('GET /api/staff/order', { orderId: second }, { token })).order
  expect(await one()).toMatchObject({ estimatedDay: '2026-11-24', shipBy: '2026-11-21' })
  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId: second, to }, { token }))
  expect(await one()).toMatchObject({ estimatedDay: '2026-11-24', shipBy: null })
})

test('a shop without a delivery plan has no ship-by date', async () => {
  await shop.db.update(shopSettings).set({ deliveryPlan: null })
  expect((await list()).map(({ shipBy }) => shipBy)).toEqual([null, null, null])
})
