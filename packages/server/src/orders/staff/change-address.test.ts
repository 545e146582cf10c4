import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let manager: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>
let orderId: string

beforeAll(async () => {
  shop = await startTestShop()
  manager = await aMember(shop.shop, 'manager')
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { token } = await aCustomer(shop.shop)
  const body = anOrder([aLine(tee)], 125)
  orderId = requireSuccess(await shop.call('POST /api/order/place', body, { token })).orderId
})

const staff = () => ({ token: manager.token })
const change = (to: object, from: object = ADDRESS) =>
  shop.call(
    'POST /api/staff/order/address',
    { orderId, from: from as typeof ADDRESS, to: { ...(from as typeof ADDRESS), ...to } },
    staff(),
  )
const address = async () =>
  requireSuccess(await shop.call('GET /api/staff/order', { orderId }, staff())).order.address
const move = async (to: 'Packing' | 'Shipped') =>
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, staff()))

test('staff change an address until shipping, and the activity log has each field before and after', async () => {
  requireSuccess(await change({ street: ' Villa 9 ', region: 'Sharjah' }))
  expect(await address()).toEqual({ ...ADDRESS, street: 'Villa 9', region: 'Sharjah' })
  const [entry] = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, orderId))
  expect(entry).toMatchObject({
    actor: manager.email,
    changes: { street: [ADDRESS.street, 'Villa 9'], region: ['Dubai', 'Sharjah'] },
  })
  await move('Packing')
  requireSuccess(await change({ phone: '+971509876543' }, await address()))
  await move('Shipped')
  expect(await change({ street: 'Villa 1' }, await address())).toMatchObject({ code: 'address_stays' })
  expect(await address()).toMatchObject({ street: 'Villa 9', phone: '+971509876543' })
})

test('changes of different fields both apply, and a conflicting change gets the current value', async () => {
  requireSuccess(await change({ street: 'Villa 9' }))
  requireSuccess(await change({ city: 'Al Mushrif' }))
  expect(await address()).toMatchObject({ street: 'Villa 9', city: 'Al Mushrif' })
  expect(await change({ street: 'Villa 10' })).toMatchObject({
    code: 'field_changed',
    fields: ['street'],
    address: { street: 'Villa 9' },
  })
  expect(await address()).toMatchObject({ street: 'Villa 9' })
})

test.each([
  [{ street: ' ' }, { street: 'required' }],
  [{ phone: '12345' }, { phone: 'uae_phone' }],
  [{ region: 'Muscat' }, { region: 'region' }],
])('%j is refused with a reason, and nothing is written', async (to, fields) => {
  expect(await change({ ...to, city: 'Elsewhere' })).toMatchObject({ code: 'invalid_form', fields })
  expect(await address()).toEqual(ADDRESS)
})
