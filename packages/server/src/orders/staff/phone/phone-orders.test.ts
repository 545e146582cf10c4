import type { InputOf } from '@little-dunes/domain/contract/calls'
import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let manager: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startCardShop({ storefront: null })
  manager = await aMember(shop.shop, 'manager')
})
beforeEach(async () => {
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
})
afterAll(() => shop.close())

type PhoneOrder = InputOf<'POST /api/staff/phone-order/place'>

let phones = 0
const newPhone = () => `0502${String(++phones).padStart(6, '0')}`

/** One tee at AED 100.00 with AED 25.00 for delivery, cash on delivery. */
const aPhoneOrder = (phone: string, overrides: Partial<PhoneOrder> = {}): PhoneOrder => ({
  phone,
  address: { ...ADDRESS, email: `caller-${phone.replaceAll(' ', '')}@example.com` },
  items: [aLine(tee)],
  amount: 125,
  shippingMethod: 'Normal',
  paymentMethod: 'cod',
  language: 'en',
  ...overrides,
})
const place = (order: PhoneOrder, idempotencyKey?: string) =>
  shop.call('POST /api/staff/phone-order/place', order, {
    token: manager.token,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
const see = (phone: string) =>
  shop.call('GET /api/staff/phone-order/customer', { phone }, { token: manager.token })
const quote = (phone: string, overrides: object = {}) =>
  shop.call(
    'POST /api/staff/phone-order/quote',
    { phone, items: [aLine(tee)], shippingMethod: 'Normal', paymentMethod: 'cod', ...overrides },
    { token: manager.token },
  )
const stock = async () => {
  const which = and(eq(sizeEntries.productId, tee.id), eq(sizeEntries.size, '90'))
  return (await shop.db.select().from(sizeEntries).where(which))[0]?.stocks
}
const loadOrders = async (token: string) =>
  requireSuccess(await shop.call('POST /api/order/userorders', {}, { token })).orders

test('a phone order appears in the account of a known customer, and the logs show its author', async () => {
  const customer = await aCustomer(shop.shop, { phone: '+971503334455' })
  expect(requireSuccess(await see('050 333 4455')).customer).toMatchObject({ id: customer.id, orders: 0 })
  const { orderId, number } = requireSuccess(await place(aPhoneOrder('050 333 4455')))
  expect(await loadOrders(customer.token)).toMatchObject([
    { _id: orderId, amount: 125, status: 'Order Placed' },
  ])
  expect(await stock()).toBe(4)
  expect(await ledgerDifferences(shop.db)).toEqual([])
  const { order } = requireSuccess(
    await shop.call('GET /api/staff/order', { orderId }, { token: manager.token }),
  )
  expect(order).toMatchObject({
    number,
    customerId: customer.id,
    review: false,
    events: [{ actor: manager.email, to: 'Order Placed', reason: 'phone' }],
  })
  expect(requireSuccess(await see('+971503334455')).customer).toMatchObject({
    orders: 1,
    address: { street: ADDRESS.street },
  })
  const [entry] = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, orderId))
  expect(entry).toMatchObject({ actor: manager.email, changes: { byPhone: [null, true] } })
})

test('a new customer gets an account in the same transaction, with an unknown password', async () => {
  const phone = newPhone()
  expect(requireSuccess(await see(phone))).toMatchObject({ phone: `+971${phone.slice(1)}`, customer: null })
  const before = await shop.db.select({ accounts: count() }).from(users)
  expect(await place(aPhoneOrder(phone, { amount: 1 }))).toMatchObject({
    code: 'amount_changed',
    quote: { amount: 125 },
  })
  expect(await shop.db.select({ accounts: count() }).from(users)).toEqual(before)
  const { orderId } = requireSuccess(await place(aPhoneOrder(phone)))
  const [account] = await shop.db
    .select()
    .from(users)
    .where(eq(users.email, `caller-${phone}@example.com`))
  expect(account).toMatchObject({ name: ADDRESS.fullname, phone: `+971${phone.slice(1)}` })
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ userId: account?.id, amount: 125_00 })
  const login = { email: phone, password: '' }
  expect(await shop.call('POST /api/user/login', login)).toMatchObject({ code: 'wrong_credentials' })
})

test('an email used by another account is refused by field, and nothing is written', async () => {
  const { email } = await aCustomer(shop.shop)
  const address = { ...ADDRESS, email }
  expect(await place(aPhoneOrder(newPhone(), { address }))).toMatchObject({
    code: 'email_of_other_account',
    field: 'email',
  })
  expect(await stock()).toBe(5)
})

test.each([
  ['12', { code: 'invalid_phone', field: 'phone' }],
  ['050', { code: 'invalid_phone', field: 'phone' }],
])('the phone %j is refused by field', async (phone, refusal) => {
  expect(await see(phone)).toMatchObject(refusal)
  expect(await quote(phone)).toMatchObject(refusal)
  expect(await place(aPhoneOrder(phone))).toMatchObject(refusal)
})

test('errors match those of the shop, and placing charges the quoted amount', async () => {
  const phone = newPhone()
  expect(await quote(phone, { items: [aLine(tee, { quantity: 6 })] })).toMatchObject({
    code: 'out_of_stock',
    lines: [{ left: 5 }],
  })
  expect(await quote(phone, { discountCode: 'NONE' })).toMatchObject({ code: 'code_unknown' })
  expect(await quote(phone, { items: [aLine(tee, { quantity: 0 })] })).toMatchObject({
    code: 'invalid_quantity',
  })
  const wrong = { ...ADDRESS, region: 'Muscat' }
  expect(await place(aPhoneOrder(phone, { address: wrong }))).toMatchObject({
    code: 'invalid_form',
    fields: { region: 'region' },
  })
  const more = { items: [aLine(tee, { quantity: 2 })], shippingMethod: 'Express', discountCode: 'firstday' }
  const quoted = requireSuccess(await quote(phone, more))
  expect(quoted).toMatchObject({ discounted: 200_00, delivery: 0, express: 10_00, lines: [{ paid: 200_00 }] })
  const amount = quoted.amount / 100
  const placed = await place(aPhoneOrder(phone, { ...more, shippingMethod: 'Express', amount }))
  const { orderId } = requireSuccess(placed)
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ coupon: quoted.coupon, discountCode: 'FIRSTDAY', amount: quoted.amount })
})

test('an account limit is in the quote and refuses the order, unless staff override it, which also skips the review', async () => {
  const customer = await aCustomer(shop.shop)
  const [defaults] = await shop.db.select().from(shopSettings)
  await shop.db.update(shopSettings).set({ openCashOrders: 1, cashReviewAbove: 50_00 })
  try {
    requireSuccess(await place(aPhoneOrder(customer.phone)))
    expect(requireSuccess(await quote(customer.phone))).toMatchObject({ limit: 'open_cash_orders' })
    expect(await place(aPhoneOrder(customer.phone))).toMatchObject({ code: 'order_limit' })
    const { orderId } = requireSuccess(await place(aPhoneOrder(customer.phone, { mayExceedLimits: true })))
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order?.reviewReason).toBeNull()
  } finally {
    await shop.db.update(shopSettings).set(defaults ?? {})
  }
})

test('a repeated key returns the same order, even for a new customer', async () => {
  const order = aPhoneOrder(newPhone())
  const first = requireSuccess(await place(order, 'once'))
  expect(await place(order, 'once')).toEqual(first)
  expect(await stock()).toBe(4)
})

test('many simultaneous phone and shop orders sell exactly the last items', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => aCustomer(shop.shop)))
  const answers = await Promise.all(
    customers.flatMap(({ token, phone }) => [
      place(aPhoneOrder(phone, { mayExceedLimits: true })),
      shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
      place(aPhoneOrder(newPhone())),
    ]),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(5)
  expect(await stock()).toBe(0)
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('a card order waits for payment by link, and is placed when paid', async () => {
  const customer = await aCustomer(shop.shop)
  const order = aPhoneOrder(customer.phone, { paymentMethod: 'stripe' })
  const placed = requireSuccess(await place(order, 'card'))
  const { orderId, paymentUrl } = placed
  expect(requireSuccess(await place(order, 'card'))).toEqual(placed)
  expect(await loadOrders(customer.token)).toEqual([])
  await shop.payPage(paymentUrl ?? '')
  await shop.hear()
  expect(await loadOrders(customer.token)).toMatchObject([{ _id: orderId, payment: true }])
  expect(await shop.loadTotals(orderId)).toMatchObject({ charges: 1, charged: 125_00 })
})

test('a cash order replaces an unpaid card order of the customer', async () => {
  const customer = await aCustomer(shop.shop)
  const card = requireSuccess(await place(aPhoneOrder(customer.phone, { paymentMethod: 'stripe' })))
  const cash = requireSuccess(await place(aPhoneOrder(customer.phone)))
  const loadStatus = async (id: string) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status
  expect([await loadStatus(card.orderId), await loadStatus(cash.orderId)]).toEqual([
    'Cancelled',
    'Order Placed',
  ])
  expect(await stock()).toBe(4)
})
