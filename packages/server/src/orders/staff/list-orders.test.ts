import type { OrderView } from '@little-dunes/domain/contract/staff/choices'
import { MINUTE } from '@little-dunes/domain/durations'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatterns } from '#database/lists/search-words'
import { SEARCHES } from '#orders/staff/search-orders'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string
let ids: string[]

/** An order of a new customer, a minute after the previous one. */
async function placed(overrides: Partial<typeof ADDRESS> = {}, name = 'Dune Tee') {
  const [customer, product] = [await aCustomer(shop.shop), await aProduct(shop.shop, { name })]
  const body = { ...anOrder([aLine(product, { quantity: 2 })], 200), address: { ...ADDRESS, ...overrides } }
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', body, { token: customer.token }),
  )
  shop.clock.moveBy(MINUTE)
  return orderId
}

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
  ids = [
    await placed({ fullname: 'Fatima Al Zaabi', region: 'Abu Dhabi', phone: '+971507654321' }),
    await placed({ fullname: 'أحمد الظاهري', email: 'a.dhaheri@example.com' }),
    await placed({ fullname: 'Priya 100% Nair' }, 'Camel Hoodie'),
  ]
})
afterAll(() => shop.close())

const list = async (input: object = {}) =>
  requireSuccess(await shop.call('GET /api/staff/orders', input, { token }))
const findIndexes = async (q: string) => (await list({ q })).orders.map(({ id }) => ids.indexOf(id))
const move = async (orderId: string, to: 'Packing' | 'Shipped' | 'Delivered') =>
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token }))

test('orders are listed newest first, with the data for packing', async () => {
  const { orders, older, newer } = await list()
  expect(orders.map(({ id }) => ids.indexOf(id))).toEqual([2, 1, 0])
  expect(orders[2]).toMatchObject({
    number: 10_001,
    name: 'Fatima Al Zaabi',
    region: 'Abu Dhabi',
    units: 2,
    status: 'Order Placed',
    money: 'cash',
    express: false,
    amount: 200_00,
  })
  expect([older, newer]).toEqual([null, null])
})

test('part of a number, name, email, phone or item finds an order, in any Arabic spelling', async () => {
  expect(await findIndexes('10003')).toEqual([2])
  expect(await findIndexes('LD-10001')).toEqual([0])
  expect(await findIndexes('zaabi fatima')).toEqual([0])
  expect(await findIndexes('50 765')).toEqual([0])
  expect(await findIndexes('4321')).toEqual([0])
  expect(await findIndexes('DHAHERI@')).toEqual([1])
  expect(await findIndexes('احمد')).toEqual([1])
  expect(await findIndexes('hoodie')).toEqual([2])
  expect(await findIndexes('Camel Zaabi')).toEqual([])
})

test('index searches find the same orders as a full scan', async () => {
  const { onTheWay, byIndexes, byIndexesOfItems } = SEARCHES
  const met = async (condition: SQL | undefined) => {
    const rows = await shop.db.select({ id: orders.id }).from(orders).where(condition)
    return rows.map(({ id }) => ids.indexOf(id)).toSorted()
  }
  for (const q of ['tee', 'zaabi', '4321', 'hoodie', 'احمد', '100%', 'nowhere', 'dune tee']) {
    const patterns = await buildPatterns(shop.shop, q.split(' '))
    const onWay = await met(onTheWay(patterns))
    expect(onWay).toEqual((await findIndexes(q)).toSorted())
    for (const search of [byIndexes, byIndexesOfItems])
      expect(await met((await search(shop.shop, patterns)) ?? sql`false`)).toEqual(onWay)
  }
  expect(await byIndexes(shop.shop, ['%tee%'], 1)).toBeUndefined()
  expect(await byIndexesOfItems(shop.shop, ['%tee%'], 1)).toBeUndefined()
  expect(await findIndexes('te')).toEqual([1, 0])
})

test('special characters of SQL patterns are searched literally', async () => {
  expect(await findIndexes('100%')).toEqual([2])
  expect(await findIndexes('1_0')).toEqual([])
  expect(await findIndexes("'; DROP TABLE orders; --")).toEqual([])
  expect(await findIndexes('\\')).toEqual([])
})

test('filters orders by region and payment', async () => {
  expect((await list({ region: 'Abu Dhabi' })).orders).toHaveLength(1)
  expect((await list({ payment: 'stripe' })).orders).toEqual([])
  expect((await list({ express: 'yes' })).orders).toEqual([])
})

test('a list continues in both directions, and an unknown cursor gives an empty list', async () => {
  const [newest, middle, oldest] = ids.toReversed()
  expect((await list({ older: newest })).orders.map(({ id }) => id)).toEqual([middle, oldest])
  expect((await list({ newer: oldest })).orders.map(({ id }) => id)).toEqual([newest, middle])
  expect((await list({ older: '019a0000-0000-7000-8000-000000000000' })).orders).toEqual([])
  expect((await list({ older: 'x' })).orders).toEqual([])
})

test('an order links to its neighbours in the list, even after it has left the list', async () => {
  const [newest = '', middle = '', oldest = ''] = ids.toReversed()
  const beside = async (orderId: string, input: object = {}) => {
    const { previous, next } = requireSuccess(
      await shop.call('GET /api/staff/order/beside', { orderId, ...input }, { token }),
    )
    return [previous, next]
  }
  expect(await beside(newest)).toEqual([null, middle])
  expect(await beside(middle)).toEqual([newest, oldest])
  expect(await beside(oldest)).toEqual([middle, null])
  expect(await beside(middle, { q: 'nair' })).toEqual([newest, null])
  expect(await beside(middle, { view: 'to_ship' })).toEqual([null, null])
  expect(await beside(middle, { payment: 'stripe' })).toEqual([null, null])
  expect(await beside('x')).toEqual([null, null])
})

test('each order is in the view of its next step, and each view has a count', async () => {
  const [first = '', second = ''] = ids
  const views: OrderView[] = ['to_pack', 'to_ship', 'on_the_way', 'cash', 'review', 'done', 'cancelled']
  const places = async () =>
    Object.fromEntries(
      await Promise.all(views.map(async (view) => [view, (await list({ view })).orders.length] as const)),
    )
  await move(first, 'Packing')
  await move(second, 'Packing')
  await move(second, 'Shipped')
  const expected = { to_pack: 1, to_ship: 1, on_the_way: 1, cash: 1, review: 0 }
  expect(await places()).toEqual({ ...expected, done: 0, cancelled: 0 })
  expect(await shop.call('GET /api/staff/orders/counts', {}, { token })).toEqual({
    success: true,
    ...expected,
    changed_since_packed: 0,
  })
  await move(second, 'Delivered')
  expect(await places()).toMatchObject({ on_the_way: 0, cash: 0, done: 1 })
  expect((await list({ view: 'done' })).orders[0]).toMatchObject({ money: 'paid' })
})

test('staff move several orders at once, each with a separate result', async () => {
  const [, second = '', third = ''] = ids
  const orderIds = [third, second, third, 'x']
  const { results } = requireSuccess(
    await shop.call('POST /api/staff/orders/move', { orderIds, to: 'Packing' }, { token }),
  )
  expect(results).toEqual([
    { orderId: third, moved: true, code: null },
    { orderId: second, moved: false, code: 'cannot_move' },
    { orderId: 'x', moved: false, code: 'order_not_found' },
  ])
})

test('orders shipped in bulk each have their own parcel, if known', async () => {
  const [a, b, c] = [await placed(), await placed(), await placed()]
  for (const orderId of [a, b]) await move(orderId, 'Packing')
  const parcel = (trackingNumber: string) => ({ carrier: 'Gulf Parcel', trackingNumber })
  const parcels = [
    { orderId: a, parcel: parcel('GP 1') },
    { orderId: b, parcel: { carrier: 'Own driver', trackingNumber: '' } },
    { orderId: c, parcel: parcel('GP 3') },
  ]
  const send = () =>
    shop.call('POST /api/staff/orders/move', { orderIds: [a, b, c], to: 'Shipped', parcels }, { token })
  const { results } = requireSuccess(await send())
  expect(results.map(({ moved }) => moved)).toEqual([true, true, false])
  const loadParcel = async (orderId: string) =>
    requireSuccess(await shop.call('GET /api/staff/order', { orderId }, { token })).order.parcel
  expect(await loadParcel(a)).toMatchObject(parcel('GP 1'))
  expect(await loadParcel(b)).toMatchObject({ carrier: 'Own driver', trackingNumber: '', trackingUrl: '' })
  expect(await loadParcel(c)).toBeNull()
})

test('a search for a common word finds every matching order and no others', async () => {
  const frequent: string[] = []
  for (let order = 0; order < 17; order++) frequent.push(await placed({ fullname: 'Hessa Al Ketbi' }))
  await placed({ fullname: 'Omar Farouk' })
  const { orders: met } = await list({ q: 'ketbi' })
  expect(met.map(({ id }) => id)).toEqual(frequent.toReversed())
  const [newest = ''] = frequent.toReversed()
  expect((await list({ q: 'hessa', older: newest, region: 'Dubai' })).orders).toHaveLength(16)
})
