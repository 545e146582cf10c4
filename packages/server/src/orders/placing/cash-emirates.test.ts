import type { Region } from '@little-dunes/domain/accounts/address'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { ShopSettings } from '@little-dunes/domain/settings/shop-settings'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let owner: Awaited<ReturnType<typeof aMember>>
let customer: Awaited<ReturnType<typeof aCustomer>>
let tee: Awaited<ReturnType<typeof aProduct>>
let defaults: typeof shopSettings.$inferSelect | undefined

beforeAll(async () => {
  shop = await startCardShop()
  ;[defaults] = await shop.db.select().from(shopSettings)
  owner = await aMember(shop.shop, 'owner')
})
beforeEach(async () => {
  customer = await aCustomer(shop.shop)
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
})
afterEach(async () => {
  if (defaults) await shop.db.update(shopSettings).set(defaults)
})
afterAll(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})

type CashRule = Partial<Pick<ShopSettings, 'cashOnDelivery' | 'cashEmirates'>>

async function rule(newRule: CashRule) {
  const { settings } = requireSuccess(await shop.call('GET /api/staff/settings', {}, owner))
  const changes = Object.fromEntries(
    Object.entries(newRule).map(([name, to]) => [name, { from: settings[name as keyof CashRule], to }]),
  )
  return shop.call('POST /api/staff/settings', { changes }, owner)
}

const to = (region: Region) => ({ address: { ...ADDRESS, region } })
/** AED 100.00 and AED 25.00 for delivery. */
const order = (region: Region, overrides: object = {}) =>
  anOrder([aLine(tee)], 125, { ...to(region), ...overrides })
const byCash = (region: Region, overrides: object = {}) =>
  cardCalls(shop).cod(customer.token, order(region, overrides))
const terms = async (region?: Region) =>
  requireSuccess(
    await shop.call('POST /api/order/cash-terms', { amount: 125, ...(region && { region }) }, customer),
  ).terms
const written = async () => ({
  orders: (await shop.db.select().from(orders).where(eq(orders.userId, customer.id))).length,
  stock: (await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, tee.id)))[0]?.stocks,
})

test('a shop accepts cash in every emirate by default', async () => {
  expect(await terms('Fujairah')).toBe('taken')
  expect(requireSuccess(await shop.call('GET /api/settings', {})).settings.cashOff).toBeUndefined()
  requireSuccess(await byCash('Fujairah'))
})

test('disabled cash is announced and refused, while cards and store credit work', async () => {
  requireSuccess(await rule({ cashOnDelivery: false }))
  expect(requireSuccess(await shop.call('GET /api/settings', {})).settings.cashOff).toBe(true)
  expect(await terms('Dubai')).toBe('cash_off')
  expect(await byCash('Dubai')).toMatchObject({
    code: 'order_limit',
    message: "Cash on delivery isn't available at the moment. Please pay by card.",
  })
  expect(await written()).toEqual({ orders: 0, stock: 5 })
  await creditCalls(shop).give(owner.token, customer.id, 125)
  requireSuccess(await byCash('Dubai', { credit: 125 }))
  requireSuccess(await cardCalls(shop).inPage(customer.token, order('Dubai')))
})

test('cash to an excluded emirate is refused in the language of the customer, and no order is stored', async () => {
  requireSuccess(await rule({ cashEmirates: ['Dubai', 'Abu Dhabi'] }))
  expect([await terms('Fujairah'), await terms('Dubai'), await terms()]).toEqual([
    'cash_not_in_emirate',
    'taken',
    'taken',
  ])
  expect(await byCash('Fujairah')).toMatchObject({
    code: 'order_limit',
    message: "Our couriers don't collect cash in this emirate. Please pay by card.",
  })
  const inArabic = await shop.request({
    method: 'POST',
    url: '/api/order/place',
    headers: { token: customer.token, 'accept-language': 'ar' },
    payload: order('Fujairah'),
  })
  expect(inArabic.json().message).toBe('لا يحصّل المندوب نقداً في هذه الإمارة. يرجى الدفع بالبطاقة.')
  expect(await written()).toEqual({ orders: 0, stock: 5 })
  requireSuccess(await byCash('Abu Dhabi'))
})

test('emirates are stored once each and in order, at least one, and appear in the activity log', async () => {
  expect(await rule({ cashEmirates: [] })).toMatchObject({
    code: 'invalid_form',
    fields: { cashEmirates: 'none_chosen' },
  })
  const { settings } = requireSuccess(await rule({ cashEmirates: ['Sharjah', 'Dubai', 'Dubai'] }))
  expect(settings.cashEmirates).toEqual(['Dubai', 'Sharjah'])
  const [{ changes } = { changes: null }] = await shop.db
    .select()
    .from(staffChanges)
    .where(eq(staffChanges.subject, 'settings'))
    .orderBy(staffChanges.id)
    .then((entries) => entries.slice(-1))
  expect(changes).toEqual({ cashEmirates: [expect.arrayContaining(['Fujairah']), ['Dubai', 'Sharjah']] })
})

const phoneOrder = (overrides: object = {}) => ({
  ...{ phone: customer.phone, items: [aLine(tee)], shippingMethod: 'Normal' as const },
  ...{ paymentMethod: 'cod' as const, ...overrides },
})

test('a phone order shows where cash is available, and is refused elsewhere unless staff override it', async () => {
  requireSuccess(await rule({ cashEmirates: ['Dubai'] }))
  const quote = async () =>
    requireSuccess(await shop.call('POST /api/staff/phone-order/quote', phoneOrder(), owner))
  expect(await quote()).toMatchObject({ limit: null, cashEmirates: ['Dubai'] })
  const place = (overrides: object = {}) => {
    const address = { ...ADDRESS, email: customer.email, region: 'Ajman' }
    const asked = { ...phoneOrder(overrides), address, amount: 125, language: 'en' }
    return shop.call(
      'POST /api/staff/phone-order/place',
      asked as InputOf<'POST /api/staff/phone-order/place'>,
      owner,
    )
  }
  expect(await place()).toMatchObject({ code: 'order_limit' })
  expect(await written()).toEqual({ orders: 0, stock: 5 })
  requireSuccess(await place({ mayExceedLimits: true }))
  requireSuccess(await rule({ cashOnDelivery: false }))
  expect(await quote()).toMatchObject({ limit: 'cash_off' })
})

test('moving a cash order to an excluded emirate needs a confirmed warning, even while cash is disabled', async () => {
  const { orderId } = requireSuccess(await byCash('Dubai'))
  requireSuccess(await rule({ cashOnDelivery: false, cashEmirates: ['Dubai', 'Ajman'] }))
  const regionNow = async () =>
    (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.address.region
  const { number } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, owner)).order
  const { email: _, phone: __, ...from } = ADDRESS
  const changeAddress = (region: Region) =>
    shop.call(
      'POST /api/order/address',
      { number: `LD-${number}`, from, to: { ...from, region, street: 'Villa 9' } },
      customer,
    )
  expect(await changeAddress('Fujairah')).toMatchObject({
    code: 'address_without_cash',
    message: expect.stringContaining("don't collect cash in that emirate"),
  })
  expect(await regionNow()).toBe('Dubai')
  const byStaff = (region: Region, mayExceedLimits = false) =>
    shop.call(
      'POST /api/staff/order/address',
      { orderId, from: ADDRESS, to: { ...ADDRESS, region }, mayExceedLimits },
      owner,
    )
  expect(await byStaff('Fujairah')).toMatchObject({ code: 'address_without_cash' })
  expect(await regionNow()).toBe('Dubai')
  requireSuccess(await byStaff('Fujairah', true))
  expect(await regionNow()).toBe('Fujairah')
  const back = { ...from, region: 'Fujairah' }
  const home = { number: `LD-${number}`, from: back, to: { ...back, region: 'Ajman' } }
  requireSuccess(await shop.call('POST /api/order/address', home, customer))
  expect(await regionNow()).toBe('Ajman')
})

test('a card order can be sent to any emirate', async () => {
  requireSuccess(await rule({ cashEmirates: ['Dubai'] }))
  const { orderId, clientSecret } = requireSuccess(
    await cardCalls(shop).inPage(customer.token, order('Dubai')),
  )
  await shop.pay(clientSecret)
  requireSuccess(await shop.call('POST /api/order/verifyEmbeddedStripe', { orderId }, customer))
  const change = { orderId, from: ADDRESS, to: { ...ADDRESS, region: 'Fujairah' } }
  requireSuccess(await shop.call('POST /api/staff/order/address', change, owner))
})
