import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { deliver } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PASSWORD = 'sandcastle at noon'
const HOME = {
  label: 'Home',
  fullname: 'Fatima Al Zaabi',
  phone: '+971500000184',
  region: 'Abu Dhabi',
  area: 'Al Mushrif',
  street: '',
  building: 'Villa 24',
  landmark: '',
}

let shop: TestShop
let people = 0

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** A customer with an address, a child and a shipped cash order. */
async function somebody() {
  people += 1
  const email = `fatima-${people}@example.com`
  const form = { name: 'Fatima', email, phone: `+97150665${String(1000 + people)}`, password: PASSWORD }
  const { token } = requireSuccess(await shop.call('POST /api/user/register', form))
  requireSuccess(await shop.call('POST /api/user/addresses/save', { address: HOME }, { token }))
  const children = [{ name: 'Layla', size: '110' }]
  requireSuccess(await shop.call('POST /api/user/children/save', { children }, { token }))
  const tee = await aProduct(shop.shop)
  const placed = await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token })
  return { ...form, token, orderId: requireSuccess(placed).orderId }
}

test('a customer exports all their personal data, and only theirs', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token: one.token }))
  expect(data).toMatchObject({
    account: { name: 'Fatima', email: one.email, phone: one.phone },
    addresses: [HOME],
    children: [{ name: 'Layla', size: '110' }],
    orders: [{ status: 'Order Placed', amount: 125, items: [{ name: 'Dune Tee', size: '90' }] }],
    returns: [],
  })
  expect(JSON.stringify(data)).not.toContain(other.email)
  expect(JSON.stringify(data)).not.toContain('$argon2')
})

test('a customer deletes their account with the password and no open orders, and accounting keeps its totals', async () => {
  const one = await somebody()
  const remove = (password = PASSWORD) =>
    shop.call('POST /api/user/delete', { password }, { token: one.token })
  expect(await remove('wrong')).toMatchObject({ code: 'wrong_password' })
  expect(await remove()).toMatchObject({ code: 'own_open_orders' })
  await deliver(shop, (await aMember(shop.shop, 'manager')).token, one.orderId)
  expect(requireSuccess(await remove()).message).toMatch(/^Your account has been deleted/)
  expect(await shop.call('POST /api/user/data', {}, { token: one.token })).toMatchObject({
    code: 'session_ended',
  })
  expect(await shop.call('POST /api/user/login', { email: one.email, password: PASSWORD })).toMatchObject({
    code: 'wrong_credentials',
  })
  expect(await shop.db.select().from(users).where(eq(users.email, one.email))).toEqual([])
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, one.orderId))
  expect(order).toMatchObject({ amount: 125_00, address: { fullname: '', region: 'Dubai' } })
  const { rows } = await shop.db.$client.query(
    'SELECT 1 FROM saved_addresses UNION ALL SELECT 1 FROM child_sizes',
  )
  expect(rows.length).toBe(2 * (people - 1))
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a customer with an open order requests deletion, may withdraw it, and is erased after delivery', async () => {
  const [one, manager] = [await somebody(), await aMember(shop.shop, 'owner')]
  const auth = { token: one.token }
  const askedAt = async () => requireSuccess(await shop.call('POST /api/user/deletion', {}, auth)).askedAt
  const waiting = async () => {
    const list = await shop.call('GET /api/staff/customers', { view: 'to_erase' }, { token: manager.token })
    const work = await shop.call('GET /api/staff/waiting', {}, { token: manager.token })
    const emails = requireSuccess(list).customers.map(({ email }) => email)
    expect(requireSuccess(work).waiting.to_erase).toBe(emails.length)
    return emails
  }
  const ask = (password = PASSWORD) =>
    shop.call('POST /api/user/delete', { password, whenFinished: true }, auth)
  expect(await ask('wrong')).toMatchObject({ code: 'wrong_password' })
  expect([await askedAt(), await waiting()]).toEqual([null, []])
  const now = shop.clock.now().getTime()
  expect(await ask()).toMatchObject({
    deleted: false,
    message: expect.stringMatching(/once your orders are complete/),
  })
  shop.clock.moveBy(1000)
  requireSuccess(await ask())
  expect([await askedAt(), await waiting()]).toEqual([now, [one.email]])
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, auth))
  expect(data.account.deletionAskedAt).toBe(new Date(now).toISOString())
  requireSuccess(await shop.call('POST /api/user/deletion/withdraw', {}, auth))
  expect([await askedAt(), await waiting()]).toEqual([null, []])

  const [user] = await shop.db.select().from(users).where(eq(users.email, one.email))
  const customerId = user?.id ?? ''
  const note = (asked: boolean) =>
    shop.call('POST /api/staff/customer/deletion', { customerId, asked }, { token: manager.token })
  for (const asked of [true, true, false, true]) requireSuccess(await note(asked))
  expect(await waiting()).toEqual([one.email])
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, customerId))
  const noted = [false, true]
  expect(auditLog.map(({ changes }) => changes)).toEqual(
    [noted, [true, false], noted].map((deletionAsked) => ({ deletionAsked })),
  )
  await deliver(shop, manager.token, one.orderId)
  requireSuccess(await shop.call('POST /api/staff/customer/erase', { customerId }, { token: manager.token }))
  expect(await waiting()).toEqual([])
})

test('store credit is in the personal data export, and ends with the account', async () => {
  const [one, manager] = [await somebody(), await aMember(shop.shop, 'manager')]
  const [user] = await shop.db.select().from(users).where(eq(users.email, one.email))
  const credit = creditCalls(shop)
  await credit.give(manager.token, user?.id ?? '', 30)
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token: one.token }))
  expect(data.credit).toMatchObject([{ reason: 'granted', amount: 30, note: 'A late parcel' }])
  await deliver(shop, manager.token, one.orderId)
  requireSuccess(await shop.call('POST /api/user/delete', { password: PASSWORD }, { token: one.token }))
  expect(await credit.loadBalance(user?.id ?? '')).toBe(0)
  const { rows } = await shop.db.$client.query('SELECT amount, note FROM store_credit_entries ORDER BY id')
  expect(rows).toEqual([
    { amount: 30_00, note: '' },
    { amount: -30_00, note: '' },
  ])
  expect(await findInconsistencies(shop.db)).toEqual([])
})
