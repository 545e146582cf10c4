import { DAY } from '@little-dunes/domain/durations'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderPayments } from '#orders/store/payment-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const FORM = {
  name: 'Fatima Al Zaabi',
  email: 'fatima@example.com',
  phone: '+971507654321',
  password: 'dunes at dawn',
}
const HOME = {
  ...ADDRESS,
  fullname: FORM.name,
  email: FORM.email,
  phone: FORM.phone,
  street: 'Al Mushrif Villa 24',
}
const NOBODY = '019a0000-0000-7000-8000-000000000000'

let shop: TestShop
let owner: string
let fatima: { id: string; token: string }

beforeEach(async () => {
  shop = await startTestShop()
  owner = (await aMember(shop.shop, 'owner')).token
  const { token } = requireSuccess(await shop.call('POST /api/user/register', FORM))
  const { customers } = requireSuccess(await shop.call('GET /api/staff/customers', {}, { token: owner }))
  fatima = { id: customers[0]?.id ?? '', token }
})
afterEach(() => shop.close())

const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/customer', { customerId: fatima.id }, { token: owner }))
    .customer
const erase = () => shop.call('POST /api/staff/customer/erase', { customerId: fatima.id }, { token: owner })
const auditLog = () =>
  shop.db
    .select({ call: staffChanges.call, changes: staffChanges.changes })
    .from(staffChanges)
    .where(and(eq(staffChanges.subject, 'customer'), eq(staffChanges.subjectId, fatima.id)))

async function place() {
  const tee = await aProduct(shop.shop)
  const body = { ...anOrder([aLine(tee)], 125), address: HOME }
  return requireSuccess(await shop.call('POST /api/order/place', body, { token: fatima.token })).orderId
}
const move = async (orderId: string, ...to: ('Packing' | 'Shipped' | 'Delivered')[]) => {
  for (const next of to)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to: next }, { token: owner }))
}
const deliver = (orderId: string) => move(orderId, 'Packing', 'Shipped', 'Delivered')

test('a customer is shown with addresses, sessions, notes and totals, and orders are listed separately', async () => {
  const [first, second] = [await place(), await place()]
  await deliver(first)
  const note = { customerId: fatima.id, text: '  Rings before noon. ' }
  requireSuccess(await shop.call('POST /api/staff/customer/note', note, { token: owner }))
  expect(await see()).toMatchObject({
    name: FORM.name,
    orders: 2,
    spent: 250_00,
    refused: 0,
    erasedAt: null,
    addresses: [{ ...HOME, orders: 2 }],
    sessions: [{ id: expect.any(String) }],
    notes: [{ author: 'Huda', text: 'Rings before noon.' }],
  })
  const query = { customer: fatima.id }
  const { orders } = requireSuccess(await shop.call('GET /api/staff/orders', query, { token: owner }))
  expect(orders.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
  const none = await shop.call('GET /api/staff/orders', { customer: NOBODY }, { token: owner })
  expect(none).toMatchObject({ orders: [] })
  expect(await auditLog()).toEqual([{ call: 'POST /api/staff/customer/note', changes: { notes: [0, 1] } }])
})

test('staff sign a customer out on all devices', async () => {
  const answer = await shop.call(
    'POST /api/staff/customer/sign-out',
    { customerId: fatima.id },
    { token: owner },
  )
  expect(answer).toEqual({ success: true, ended: 1 })
  expect(await shop.call('POST /api/cart/get', {}, { token: fatima.token })).toMatchObject({
    code: 'session_ended',
  })
  expect((await see()).sessions).toEqual([])
  expect(await auditLog()).toEqual([
    { call: 'POST /api/staff/customer/sign-out', changes: { sessions: [1, 0] } },
  ])
})

test('an export contains all data of a customer, and the activity log shows who exported it', async () => {
  await deliver(await place())
  const answer = await shop.call(
    'POST /api/staff/customer/export',
    { customerId: fatima.id },
    { token: owner },
  )
  expect(requireSuccess(answer).data).toMatchObject({
    account: { name: FORM.name, email: FORM.email, phone: FORM.phone },
    sessions: [{}],
    orders: [
      {
        status: 'Delivered',
        amount: 125,
        address: HOME,
        items: [{ quantity: 1, size: '90', paid: 100 }],
        documents: [expect.stringMatching(/\d/)],
      },
    ],
    emails: expect.arrayContaining([expect.objectContaining({ kind: 'order_placed' })]),
  })
  expect(JSON.stringify(answer)).not.toMatch(/password|argon/i)
  expect(await auditLog()).toEqual([
    { call: 'POST /api/staff/customer/export', changes: { exported: [null, true] } },
  ])
})

test('a customer with an open order cannot be erased and keeps all data', async () => {
  const orderId = await place()
  expect(await erase()).toMatchObject({ code: 'customer_has_open_orders', orders: [10_001] })
  await move(orderId, 'Packing', 'Shipped')
  expect(await erase()).toMatchObject({ code: 'customer_has_open_orders' })
  expect(await see()).toMatchObject({ name: FORM.name, erasedAt: null, addresses: [HOME] })
  await move(orderId, 'Delivered')
  expect(await erase()).toEqual({ success: true })
})

test('a cancelled card order blocks erasing its customer for a week, because money may still arrive', async () => {
  const orderId = await place()
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token: fatima.token }))
  const request = { way: 'embedded', reference: orderId, amount: 125_00, email: FORM.email } as never
  const payment = { orderId, request, fingerprint: '', amount: 125_00, startedAt: shop.clock.now() }
  await shop.db.insert(orderPayments).values({ ...payment, status: 'closed', cancellationReason: 'expired' })
  expect(await erase()).toMatchObject({ code: 'customer_has_open_orders' })
  shop.clock.moveBy(8 * DAY)
  const late = (await aMember(shop.shop, 'owner')).token
  expect(
    await shop.call('POST /api/staff/customer/erase', { customerId: fatima.id }, { token: late }),
  ).toEqual({
    success: true,
  })
})

async function tablesHolding(words: string[]): Promise<string[]> {
  const { rows } = await shop.database.pool.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const pattern = words.map((word) => word.replaceAll(/[+.]/g, '\\$&')).join('|')
  const holding: string[] = []
  for (const { tablename } of rows) {
    const query = `SELECT 1 FROM "${tablename}" t WHERE t::text ~* $1 LIMIT 1`
    if ((await shop.database.pool.query(query, [pattern])).rowCount) holding.push(tablename)
  }
  return holding
}

test('erasing removes personal data except from tax documents, and keeps the orders', async () => {
  const orderId = await place()
  const tee = await aProduct(shop.shop)
  const wish = { itemId: tee.id, size: '90', quantity: 1 }
  requireSuccess(await shop.call('POST /api/wishlist/add', wish, { token: fatima.token }))
  await shop.call('POST /api/user/forgot-password', { email: FORM.email })
  const note = { customerId: fatima.id, text: 'Fatima Al Zaabi rang.' }
  requireSuccess(await shop.call('POST /api/staff/customer/note', note, { token: owner }))
  const rang = { orderId, text: `${FORM.name} rang: leave it with ${HOME.street}.` }
  requireSuccess(await shop.call('POST /api/staff/order/note', rang, { token: owner }))
  const moved = { orderId, from: HOME, to: { ...HOME, street: 'Villa 9' } }
  requireSuccess(await shop.call('POST /api/staff/order/address', moved, { token: owner }))
  await deliver(orderId)
  const words = [FORM.name, FORM.email, FORM.phone.slice(1), HOME.street]
  expect(await tablesHolding(words)).toEqual(
    expect.arrayContaining(['emails', 'orders', 'customer_notes', 'staff_changes', 'tax_documents', 'users']),
  )
  requireSuccess(await erase())
  expect(await tablesHolding(words)).toEqual(['tax_documents'])
  expect(await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, orderId))).toContainEqual(
    expect.objectContaining({ changes: { street: ['', ''] } }),
  )
  expect(await see()).toMatchObject({ name: '', email: '', phone: '', orders: 1, addresses: [], notes: [] })
  const order = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, { token: owner })).order
  expect(order).toMatchObject({ amount: 125_00, name: '', address: { street: '', region: 'Dubai' } })
  expect(requireSuccess(await shop.call('GET /api/staff/customers', {}, { token: owner })).customers).toEqual(
    [],
  )
  expect((await auditLog()).at(-1)).toEqual({
    call: 'POST /api/staff/customer/erase',
    changes: { erased: [false, true] },
  })
  expect(await shop.call('POST /api/cart/get', {}, { token: fatima.token })).toMatchObject({
    code: 'session_ended',
  })
  const { email, password } = FORM
  expect(await shop.call('POST /api/user/login', { email, password })).toMatchObject({
    code: 'wrong_credentials',
  })
  expect(await shop.call('POST /api/user/register', FORM)).toMatchObject({ success: true })
})

test('erased and unknown customers cannot be changed', async () => {
  requireSuccess(await erase())
  const input = { customerId: fatima.id, text: 'A note' }
  const calls = ['note', 'sign-out', 'export', 'erase'] as const
  for (const call of calls) {
    const name = `POST /api/staff/customer/${call}` as const
    expect(await shop.call(name, input, { token: owner })).toMatchObject({ code: 'customer_erased' })
    for (const customerId of ['x', NOBODY])
      expect(await shop.call(name, { ...input, customerId }, { token: owner })).toMatchObject({
        code: 'customer_not_found',
      })
  }
  const unknown = await shop.call('GET /api/staff/customer', { customerId: NOBODY }, { token: owner })
  expect(unknown).toMatchObject({ code: 'customer_not_found' })
})

test('only an owner exports or erases a customer, and a packer cannot see customers', async () => {
  const { token } = await aMember(shop.shop, 'packer')
  const manager = (await aMember(shop.shop, 'manager')).token
  expect(await shop.call('GET /api/staff/customers', {}, { token })).toMatchObject({ code: 'forbidden' })
  for (const call of ['export', 'erase'] as const) {
    const name = `POST /api/staff/customer/${call}` as const
    for (const who of [token, manager])
      expect(await shop.call(name, { customerId: fatima.id }, { token: who })).toMatchObject({
        code: 'forbidden',
      })
  }
  expect((await see()).name).toBe(FORM.name)
})
