import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PHONE = '+971507654321'

let shop: TestShop
let token: string
let orderId: string
let customerId: string

/** Two customers have each ordered and subscribed. The staff has cancelled both orders. */
beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'owner')).token
  const fatima = await ordered('Fatima Al Zaabi', PHONE)
  ;[orderId, customerId] = [fatima.orderId, fatima.id]
  await ordered('Priya Nair', '+971551112233')
})
afterAll(() => shop.close())

async function ordered(name: string, phone: string) {
  const [customer, tee] = [await aCustomer(shop.shop, { name, phone }), await aProduct(shop.shop)]
  const body = { ...anOrder([aLine(tee)], 125), address: { ...ADDRESS, fullname: name, phone } }
  const placed = await shop.call('POST /api/order/place', body, { token: customer.token })
  requireSuccess(placed)
  await shop.call('POST /api/user/newsletter/change', { subscribed: true }, { token: customer.token })
  const cancelled = { orderId: requireSuccess(placed).orderId, reason: 'Asked on the phone' }
  requireSuccess(await shop.call('POST /api/staff/order/cancel', cancelled, { token }))
  return { ...customer, orderId: cancelled.orderId }
}

const SEARCHES: Record<string, (q: string) => Promise<string[]>> = {
  orders: async (q) =>
    requireSuccess(await shop.call('GET /api/staff/orders', { q }, { token })).orders.map(({ id }) => id),
  customers: async (q) =>
    requireSuccess(await shop.call('GET /api/staff/customers', { q }, { token })).customers.map(
      ({ id }) => id,
    ),
  newsletter: async (q) =>
    requireSuccess(await shop.call('GET /api/staff/newsletter', { q }, { token })).subscribers.map(
      ({ id }) => id,
    ),
  'activity log': async (q) =>
    requireSuccess(await shop.call('GET /api/staff/audit-log', { q }, { token }))
      .changes.filter(({ subject }) => subject === 'order')
      .map(({ subjectId }) => subjectId),
}

const PHONES = [
  PHONE,
  '+971 50 765 4321',
  '+971-50-765-4321',
  '00971507654321',
  '00971 50 765 4321',
  '971507654321',
  '0507654321',
  '050 765 4321',
  '050-765-4321',
  '(050) 765 4321',
  '٠٥٠٧٦٥٤٣٢١',
  '٠٥٠ ٧٦٥ ٤٣٢١',
  '۰۵۰۷۶۵۴۳۲۱',
  '\u200e+971 50 765 4321\u200e',
]

test.each(PHONES)('a search for the phone %j finds order, customer and subscriber', async (typed) => {
  expect(await SEARCHES.orders?.(typed), 'orders').toEqual([orderId])
  expect(await SEARCHES.orders?.(`fatima ${typed}`), 'orders by name and phone').toEqual([orderId])
  expect(await SEARCHES.customers?.(typed), 'customers').toEqual([customerId])
  expect(await SEARCHES.newsletter?.(typed), 'newsletter').toEqual([customerId])
  const caller = await shop.call('GET /api/staff/phone-order/customer', { phone: typed }, { token })
  expect(requireSuccess(caller)).toMatchObject({ phone: PHONE, customer: { id: customerId } })
})

test.each(['10001', '#10001', 'LD-10001', 'ld 10001', '#LD-10001', '١٠٠٠١', '\u200fLD-10001\u200f'])(
  'a search for the order number %j finds the order and its activity log',
  async (typed) => {
    expect(await SEARCHES.orders?.(typed), 'orders').toEqual([orderId])
    expect(await SEARCHES.orders?.(`zaabi ${typed}`), 'orders by name and number').toEqual([orderId])
    expect(await SEARCHES['activity log']?.(typed), 'activity log').toEqual([orderId])
  },
)

test('a message that names an order with # links to it', async () => {
  const message = {
    name: 'Fatima',
    email: 'fatima@example.com',
    orderNumber: '#10001',
    message: 'Where is it?',
  }
  requireSuccess(await shop.call('POST /api/contact', message))
  const { messages } = requireSuccess(await shop.call('GET /api/staff/messages', { view: 'open' }, { token }))
  expect(messages).toMatchObject([{ orderId }])
})
