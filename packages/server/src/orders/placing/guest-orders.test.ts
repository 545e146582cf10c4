import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { Product } from '@little-dunes/domain/catalogue/product'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { DAY, HOUR } from '@little-dunes/domain/durations'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { deleteUnusedGuests } from '#accounts/guests/delete-unused-guests'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { addCreditEntry } from '#credit/add-credit-entry'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import { signedOrderPath } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let tee: Product
let defaults: typeof shopSettings.$inferSelect | undefined
const codes: string[] = []

beforeAll(async () => {
  shop = await startCardShop({
    phoneCodes: { send: async (_phone, text) => void codes.push(/\d{6}$/.exec(text)?.[0] ?? '') },
  })
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 900 } }] })
  await shop.db.update(shopSettings).set({ guestCheckout: true })
  ;[defaults] = await shop.db.select().from(shopSettings)
})
afterEach(() => shop.db.update(shopSettings).set(defaults ?? {}))
afterAll(() => shop.close())

let people = 0
const newPhone = () => `+97152${String(++people).padStart(7, '0')}`
const start = (phone: string, overrides: Partial<InputOf<'POST /api/guest/start'>> = {}) =>
  shop.call('POST /api/guest/start', {
    name: 'Salma',
    email: `salma-${people}@example.com`,
    phone,
    ...overrides,
  })
const aGuest = async (phone = newPhone()) => {
  const { token } = requireSuccess(await start(phone))
  return { token, phone, address: { ...ADDRESS, phone } }
}
type Guest = Awaited<ReturnType<typeof aGuest>>

const allow = (settings: Partial<typeof shopSettings.$inferInsert>) =>
  shop.db.update(shopSettings).set(settings)
const cash = ({ token, address }: Guest, quantity = 1, overrides: object = {}) =>
  shop.call(
    'POST /api/order/place',
    anOrder([aLine(tee, { quantity })], quantity === 1 ? 125 : quantity * 100, { address, ...overrides }),
    { token },
  )
const loadOrders = async (token: string) =>
  requireSuccess(await shop.call('POST /api/order/userorders', {}, { token })).orders.map(({ _id }) => _id)
const confirmPhone = async (token: string) => {
  requireSuccess(await shop.call('POST /api/user/phone-code', {}, { token }))
  return shop.call('POST /api/user/confirm-phone', { code: codes.at(-1) ?? '' }, { token })
}
const loadOrder = async (orderId: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]

test('only the guest sees their orders, paid by cash and by card', async () => {
  const guest = await aGuest()
  const { orderId } = requireSuccess(await cash(guest))
  const order = anOrder([aLine(tee)], 125, { address: guest.address })
  const card = requireSuccess(await cardCalls(shop).inPage(guest.token, order))
  await shop.pay(card.clientSecret)
  const verify = { orderId: card.orderId }
  requireSuccess(await shop.call('POST /api/order/verifyEmbeddedStripe', verify, { token: guest.token }))
  expect(await loadOrders(guest.token)).toEqual([card.orderId, orderId])
  const other = await aGuest(guest.phone)
  expect(await loadOrders(other.token)).toEqual([])
  expect(await shop.call('POST /api/order/cancel', { orderId }, { token: other.token })).toMatchObject({
    code: 'order_not_found',
  })
  expect(await shop.call('POST /api/order/cancel', { orderId }, { token: guest.token })).toMatchObject({
    success: true,
  })
})

test('a shop that requires an account refuses guests, even with an existing guest session', async () => {
  const guest = await aGuest()
  await allow({ guestCheckout: false })
  expect(await start(newPhone())).toMatchObject({ code: 'guests_not_allowed' })
  expect(await cash(guest)).toMatchObject({ code: 'guests_not_allowed' })
})

test.each([
  [{ name: ' ' }, { code: 'invalid_form', fields: { name: 'required' } }],
  [{ email: 'salma' }, { code: 'invalid_form', fields: { email: 'email' } }],
  [{ phone: '050' }, { code: 'invalid_phone' }],
])('a guest with %j is refused by the field', async (overrides, refusal) => {
  expect(await start(newPhone(), overrides)).toMatchObject(refusal)
})

test('the phone of the guest and the phone of the order share the limits', async () => {
  const guest = await aGuest()
  const address = { ...guest.address, phone: '+971501234567' }
  expect(await cash(guest, 1, { address })).toMatchObject({
    code: 'invalid_form',
    fields: { phone: 'uae_phone' },
  })
})

test('the session of a guest ends after a day, and a forbidden call asks for an account', async () => {
  const { token } = await aGuest()
  expect(await shop.call('POST /api/user/addresses', {}, { token })).toMatchObject({
    code: 'account_required',
  })
  shop.clock.moveBy(DAY)
  expect(await shop.call('POST /api/order/userorders', {}, { token })).toMatchObject({
    code: 'session_ended',
  })
})

test('guests neither block nor reveal an account with the same email and phone', async () => {
  const known = { name: 'Salma', email: 'known@example.com', phone: newPhone(), password: 'sandcastle' }
  requireSuccess(await shop.call('POST /api/user/register', known))
  requireSuccess(await start(known.phone, { email: known.email }))
  expect(await shop.call('POST /api/user/login', { email: known.phone, password: '' })).toMatchObject({
    code: 'wrong_credentials',
  })
  requireSuccess(await shop.call('POST /api/user/login', { email: known.phone, password: 'sandcastle' }))
  const phone = newPhone()
  const email = `late-${people}@example.com`
  requireSuccess(await start(phone, { email }))
  const form = { name: 'Salma', email, phone, password: 'sandcastle' }
  requireSuccess(await shop.call('POST /api/user/register', form))
})

test('limits, refused parcels and codes count across all guests with a phone and its account', async () => {
  await allow({ openCashOrders: 1 })
  const phone = newPhone()
  const { orderId } = requireSuccess(await cash(await aGuest(phone)))
  expect(await cash(await aGuest(phone))).toMatchObject({
    code: 'order_limit',
    message: expect.stringMatching(/cash orders/),
  })
  requireSuccess(await cash(await aGuest()))
  const { token } = await aMember(shop.shop, 'owner')
  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token }))
  requireSuccess(await shop.call('POST /api/staff/order/refuse', { orderId }, { token }))
  await allow({ openCashOrders: 6, refusedParcels: 1 })
  const again = await aGuest(phone)
  expect(await cash(again)).toMatchObject({
    code: 'order_limit',
    message: expect.stringMatching(/were returned/),
  })
  const byCard = anOrder([aLine(tee)], 125, { address: again.address })
  requireSuccess(await cardCalls(shop).inPage(again.token, byCard))
  const account = await aCustomer(shop.shop, { phone })
  requireSuccess(await cash({ ...account, address: { ...ADDRESS, phone } }))
})

test('the cash notice appears before the choice: accepted, reviewed, too large, too many open, refused before', async () => {
  await allow({ openCashOrders: 1, refusedParcels: 1, maxCash: 2_000_00 })
  const phone = newPhone()
  const guest = await aGuest(phone)
  const terms = async (amount: number, { token } = guest) =>
    requireSuccess(await shop.call('POST /api/order/cash-terms', { amount }, { token })).terms
  expect([await terms(1500), await terms(1500.01), await terms(2000), await terms(2000.01)]).toEqual([
    'taken',
    'reviewed',
    'reviewed',
    'most_cash',
  ])
  expect(await cash(guest, 21)).toMatchObject({
    code: 'order_limit',
    message: expect.stringMatching(/over our limit for cash on delivery/),
  })
  const { orderId } = requireSuccess(await cash(guest))
  expect(await terms(125)).toBe('open_cash_orders')
  expect(await terms(125, await aGuest())).toBe('taken')
  const { token } = await aMember(shop.shop, 'owner')
  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token }))
  requireSuccess(await shop.call('POST /api/staff/order/refuse', { orderId }, { token }))
  expect(await terms(125)).toBe('refused_parcels')
})

test('a code is used once per phone, across all its guests', async () => {
  const phone = newPhone()
  const [first, second] = [await aGuest(phone), await aGuest(phone)]
  const coded = { discountCode: 'AFZ44' }
  const place = ({ token, address }: Guest) =>
    shop.call('POST /api/order/place', anOrder([aLine(tee, { quantity: 2 })], 190, { address, ...coded }), {
      token,
    })
  const answers = await Promise.all([place(first), place(second)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'code_used' })
  expect(await shop.call('POST /api/discount/check', { code: 'AFZ44' }, await aGuest(phone))).toMatchObject({
    code: 'code_used',
  })
})

test('simultaneous guests with one phone stay within its limit', async () => {
  await allow({ openCashOrders: 2 })
  const phone = newPhone()
  const guests = await Promise.all(Array.from({ length: 6 }, () => aGuest(phone)))
  const answers = await Promise.all(guests.map((guest) => cash(guest)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
})

test('a large cash order of a guest waits for a phone code', async () => {
  const guest = await aGuest()
  const { orderId } = requireSuccess(await cash(guest, 16))
  expect(await loadOrder(orderId)).toMatchObject({ reviewReason: 'unconfirmed_phone' })
  requireSuccess(await confirmPhone(guest.token))
  expect(await loadOrder(orderId)).toMatchObject({ reviewReason: null })
})

test('an account that confirms its phone gets the orders, codes and credit of guests who confirmed it too', async () => {
  const guest = await aGuest()
  const large = requireSuccess(await cash(guest, 16)).orderId
  const coded = anOrder([aLine(tee, { quantity: 2 })], 190, { address: guest.address, discountCode: 'AFZ44' })
  const small = requireSuccess(
    await shop.call('POST /api/order/place', coded, { token: guest.token }),
  ).orderId
  const userId = (await loadOrder(small))?.userId ?? ''
  await shop.db.insert(discountCodes).values({ code: 'SALMA', rate: 0.1, customerId: userId })
  await addCreditEntry(shop.shop, { userId, reason: 'granted', amount: 50_00, actor: 'test', note: '' })
  const account = await aCustomer(shop.shop, { phone: guest.phone })
  const stranger = await aCustomer(shop.shop)
  expect([await loadOrders(account.token), await loadOrders(stranger.token)]).toEqual([[], []])
  requireSuccess(await confirmPhone(guest.token))
  requireSuccess(await confirmPhone(account.token))
  expect((await loadOrders(account.token)).toSorted()).toEqual([large, small].toSorted())
  expect(await loadOrder(large)).toMatchObject({ reviewReason: null, userId: account.id })
  expect(await loadOrders(guest.token)).toEqual([])
  const uses = await shop.db.select().from(codeUses).where(eq(codeUses.orderId, small))
  expect(uses).toMatchObject([{ userId: account.id, use: 1 }])
  const loadCodes = ({ id }: { id: string }) =>
    shop.db.select({ code: discountCodes.code }).from(discountCodes).where(eq(discountCodes.customerId, id))
  expect(await loadCodes(account)).toEqual([{ code: 'SALMA' }])
  expect(await shop.call('POST /api/credit/show', {}, account)).toMatchObject({ balance: 50 })
})

test('an account with a confirmed phone gets later guest orders once the guest confirms it', async () => {
  const account = await aCustomer(shop.shop, { phone: newPhone() })
  requireSuccess(await confirmPhone(account.token))
  const guest = await aGuest(account.phone)
  const { orderId } = requireSuccess(await cash(guest))
  expect(await loadOrders(account.token)).toEqual([])
  requireSuccess(await confirmPhone(guest.token))
  expect(await loadOrders(account.token)).toEqual([orderId])
})

test('a payment in progress stays with the guest who started it', async () => {
  const guest = await aGuest()
  const order = anOrder([aLine(tee)], 125, { address: guest.address })
  const { orderId, clientSecret } = requireSuccess(await cardCalls(shop).inPage(guest.token, order))
  const account = await aCustomer(shop.shop, { phone: guest.phone })
  requireSuccess(await confirmPhone(guest.token))
  requireSuccess(await confirmPhone(account.token))
  expect(await loadOrders(account.token)).toEqual([])
  await shop.pay(clientSecret)
  requireSuccess(await shop.call('POST /api/order/verifyEmbeddedStripe', { orderId }, { token: guest.token }))
  expect(await loadOrders(account.token)).toEqual([orderId])
})

/** Number and key from the link in an email about the order. */
const linkTo = async (orderId: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const number = orderNumberText(row?.number ?? 0)
  return { number, key: (await signedOrderPath(shop.shop, number)).split('#key=')[1] ?? '' }
}
const loadStock = async () =>
  (await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, tee.id)))[0]?.stocks
const { email: _email, phone: _phone, ...PLACE } = ADDRESS

test('after the session expires, a guest cancels by the email link once, and the stock returns', async () => {
  const before = await loadStock()
  const guest = await aGuest()
  const { orderId } = requireSuccess(await cash(guest))
  const link = await linkTo(orderId)
  shop.clock.moveBy(25 * HOUR)
  expect(await shop.call('POST /api/order/cancel', { orderId }, { token: guest.token })).toMatchObject({
    code: 'session_ended',
  })
  expect(await shop.call('POST /api/order/show-linked', link)).toMatchObject({ belongsToCaller: true })
  expect(await loadStock()).toBe((before ?? 0) - 1)
  expect(await shop.call('POST /api/order/cancel-linked', link)).toMatchObject({ success: true })
  expect(await shop.call('POST /api/order/cancel-linked', link)).toMatchObject({ code: 'cannot_cancel' })
  expect(await loadStock()).toBe(before)
  expect(await loadOrder(orderId)).toMatchObject({ status: 'Cancelled' })
})

test('a card order that a guest cancels by the email link is refunded', async () => {
  const guest = await aGuest()
  const order = anOrder([aLine(tee)], 125, { address: guest.address })
  const { orderId, clientSecret } = requireSuccess(await cardCalls(shop).inPage(guest.token, order))
  await shop.pay(clientSecret)
  requireSuccess(await shop.call('POST /api/order/verifyEmbeddedStripe', { orderId }, { token: guest.token }))
  requireSuccess(await shop.call('POST /api/order/cancel-linked', await linkTo(orderId)))
  expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
    { amount: 125_00 },
  ])
})

test('a guest changes the delivery address by link until packing, but not the email and phone', async () => {
  const guest = await aGuest()
  const { orderId } = requireSuccess(await cash(guest))
  const link = await linkTo(orderId)
  const change = (to: object, from: object = PLACE) =>
    shop.call('POST /api/order/address-linked', {
      ...link,
      from: from as typeof PLACE,
      to: { ...(from as typeof PLACE), ...to },
    })
  shop.clock.moveBy(25 * HOUR)
  const elsewhere = { street: ' Villa 9 ', region: 'Sharjah', phone: '+971509999999' }
  expect(await change(elsewhere)).toMatchObject({ success: true })
  const moved = { ...guest.address, street: 'Villa 9', region: 'Sharjah' }
  expect((await loadOrder(orderId))?.address).toEqual(moved)
  expect(await change({ street: 'Villa 10' })).toMatchObject({
    code: 'field_changed',
    address: { street: 'Villa 9' },
  })
  expect(await change({ region: 'Muscat' }, moved)).toMatchObject({
    code: 'invalid_form',
    fields: { region: 'region' },
  })
  const { token } = await aMember(shop.shop, 'owner')
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to: 'Packing' }, { token }))
  expect(await change({ street: 'Villa 11' }, moved)).toMatchObject({ code: 'address_stays' })
  expect((await loadOrder(orderId))?.address).toEqual(moved)
})

test('an order link of an account shows the order and requires signing in for a change', async () => {
  const account = await aCustomer(shop.shop, { phone: newPhone() })
  const { orderId } = requireSuccess(
    await cash({ ...account, address: { ...ADDRESS, phone: account.phone } }),
  )
  const link = await linkTo(orderId)
  const place = { from: PLACE, to: { ...PLACE, street: 'Villa 9' } }
  expect(await shop.call('POST /api/order/show-linked', link)).toMatchObject({ belongsToCaller: false })
  for (const answer of [
    await shop.call('POST /api/order/cancel-linked', link),
    await shop.call('POST /api/order/address-linked', { ...link, ...place }),
  ])
    expect(answer).toMatchObject({ code: 'sign_in_to_change' })
  const forged = { ...link, key: `${link.key.slice(0, -3)}AAA` }
  expect(await shop.call('POST /api/order/cancel-linked', forged)).toMatchObject({ code: 'link_ended' })
  const addressChange = { number: link.number, ...place }
  const stranger = await aCustomer(shop.shop)
  expect(await shop.call('POST /api/order/address', addressChange, stranger)).toMatchObject({
    code: 'order_not_found',
  })
  expect(await shop.call('POST /api/order/address', addressChange, account)).toMatchObject({ success: true })
  expect((await loadOrder(orderId))?.address.street).toBe('Villa 9')
})

test('changing the emirate changes the estimated delivery day', async () => {
  const days = Object.fromEntries(
    REGIONS.map((region) => [region, { Normal: region === 'Dubai' ? 1 : 4, Express: 1 }]),
  ) as DeliveryPlan['days']
  await allow({ deliveryPlan: { cutOffHour: 14, workingDays: [0, 1, 2, 3, 4, 5, 6], holidays: [], days } })
  const guest = await aGuest()
  const { orderId } = requireSuccess(await cash(guest))
  const day = async () => Date.parse((await loadOrder(orderId))?.estimatedDay ?? '')
  const first = await day()
  const to = { ...PLACE, region: 'Fujairah' }
  requireSuccess(
    await shop.call('POST /api/order/address-linked', { ...(await linkTo(orderId)), from: PLACE, to }),
  )
  expect((await day()) - first).toBe(3 * DAY)
})

test('guests without orders are deleted after two days, unless they have a personal discount code', async () => {
  const [idle, buyer, promised] = [await aGuest(), await aGuest(), await aGuest()]
  requireSuccess(await cash(buyer))
  const [row] = await shop.db.select().from(users).where(eq(users.phone, promised.phone))
  await shop.db.insert(discountCodes).values({ code: 'PROMISED', rate: 0.1, customerId: row?.id ?? null })
  const left = async () =>
    (await shop.db.select().from(users).where(and(users.guest))).map(({ phone }) => phone)
  shop.clock.moveBy(49 * HOUR)
  await deleteUnusedGuests(shop.shop)
  const phones = await left()
  expect([idle, buyer, promised].map(({ phone }) => phones.includes(phone))).toEqual([false, true, true])
})
