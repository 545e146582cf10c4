import type { Product } from '@little-dunes/domain/catalogue/product'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { addCreditEntry } from '#credit/add-credit-entry'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import { orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let tee: Product
const codes: string[] = []

beforeAll(async () => {
  shop = await startTestShop({
    phoneCodes: { send: async (_phone, text) => void codes.push(/\d{6}$/.exec(text)?.[0] ?? '') },
  })
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 900 } }] })
  await shop.db.update(shopSettings).set({ guestCheckout: true, openCashOrders: 6 })
})
afterAll(() => shop.close())

interface Person {
  token: string
  phone: string
}
let people = 0

/** An account whose phone was confirmed by a code. */
async function anAccount() {
  people += 1
  const account = await aCustomer(shop.shop, { phone: `+97154${String(people).padStart(7, '0')}` })
  await shop.db.update(users).set({ phoneConfirmedAt: shop.clock.now() }).where(eq(users.id, account.id))
  return account
}

/** A guest who entered the same phone. */
async function aStranger(phone: string): Promise<Person> {
  const form = { name: 'Salma', email: 'salma@example.com', phone }
  return { token: requireSuccess(await shop.call('POST /api/guest/start', form)).token, phone }
}

async function confirmPhone(token: string) {
  requireSuccess(await shop.call('POST /api/user/phone-code', {}, { token }))
  requireSuccess(await shop.call('POST /api/user/confirm-phone', { code: codes.at(-1) ?? '' }, { token }))
}

/** An order of two at AED 100; the code takes 5 % off. */
const place = ({ token, phone }: Person, discountCode?: string, quantity = 2) =>
  shop.call(
    'POST /api/order/place',
    anOrder([aLine(tee, { quantity })], discountCode ? 190 : quantity * 100, {
      address: { ...ADDRESS, phone },
      ...(discountCode && { discountCode }),
    }),
    { token },
  )
const placed = async (person: Person, code?: string, quantity?: number) =>
  requireSuccess(await place(person, code, quantity)).orderId
const loadOrders = async ({ token }: Person) =>
  requireSuccess(await shop.call('POST /api/order/userorders', {}, { token })).orders.map(({ _id }) => _id)
const offered = async ({ token }: Person) =>
  requireSuccess(await shop.call('POST /api/order/offered', {}, { token })).orders
const answer = ({ token }: Person, orderId: string, isMine: boolean) =>
  shop.call('POST /api/order/offered/answer', { orderId, isMine }, { token })
const loadOrder = async (orderId: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]

test('orders of strangers with the phone of an account do not affect its limits, codes and list', async () => {
  const account = await anAccount()
  await placed(await aStranger(account.phone), 'AFZ44')
  for (let count = 1; count < 6; count++) await placed(await aStranger(account.phone))
  expect(await loadOrders(account)).toEqual([])
  await placed(account, 'AFZ44')
  for (let count = 1; count < 6; count++) await placed(account)
  expect(await loadOrders(account)).toHaveLength(6)
})

test('a code for one customer is refused for a stranger with the phone, until the phone is confirmed', async () => {
  const account = await anAccount()
  await shop.db.insert(discountCodes).values({ code: 'OWN', rate: 0.05, maxUses: 1, customerId: account.id })
  const stranger = await aStranger(account.phone)
  const check = () => shop.call('POST /api/discount/check', { code: 'OWN' }, stranger)
  expect([await check(), await place(stranger, 'OWN')]).toMatchObject([
    { code: 'code_other_customer' },
    { code: 'code_other_customer' },
  ])
  await confirmPhone(stranger.token)
  expect(await check()).toMatchObject({ success: true })
})

test('an account is offered a guest order without personal data, and accepts it with its code and credit', async () => {
  const account = await anAccount()
  const guest = await aStranger(account.phone)
  const large = await placed(guest, undefined, 16)
  const orderId = await placed(guest, 'AFZ44')
  const userId = (await loadOrder(orderId))?.userId ?? ''
  await addCreditEntry(shop.shop, { userId, reason: 'granted', amount: 50_00, actor: 'test', note: '' })
  const row = await loadOrder(orderId)
  const expectedOrder = {
    _id: orderId,
    number: orderNumberText(row?.number ?? 0),
    date: row?.placedAt.getTime(),
  }
  expect((await offered(account)).find(({ _id }) => _id === orderId)).toEqual({
    ...expectedOrder,
    amount: 190,
  })
  expect(await answer(account, orderId, true)).toMatchObject({ success: true })
  expect(await loadOrders(account)).toEqual([orderId])
  expect(await loadOrders(guest)).toEqual([large])
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.orderId, orderId))).toMatchObject([
    { userId: account.id },
  ])
  expect(await shop.call('POST /api/credit/show', {}, account)).toMatchObject({ balance: 50 })
  expect(await loadOrder(large)).toMatchObject({ reviewReason: 'unconfirmed_phone' })
  requireSuccess(await answer(account, large, true))
  expect(await loadOrder(large)).toMatchObject({ userId: account.id, reviewReason: null })
  expect(await offered(account)).toEqual([])
})

test('a declined order stays with its guest and is not offered again', async () => {
  const account = await anAccount()
  const guest = await aStranger(account.phone)
  const orderId = await placed(guest)
  requireSuccess(await answer(account, orderId, false))
  expect([await offered(account), await loadOrders(account)]).toEqual([[], []])
  expect(await loadOrders(guest)).toEqual([orderId])
  expect(await answer(account, orderId, true)).toMatchObject({ code: 'order_not_found' })
})

test('orders are not offered to other accounts, unconfirmed phones or guests', async () => {
  const [account, other] = [await anAccount(), await anAccount()]
  const unconfirmed = await anAccount()
  await shop.db.update(users).set({ phoneConfirmedAt: null }).where(eq(users.id, unconfirmed.id))
  const orderId = await placed(await aStranger(account.phone))
  const ofUnconfirmed = await placed(await aStranger(unconfirmed.phone))
  expect([await offered(other), await offered(unconfirmed)]).toEqual([[], []])
  for (const refused of [
    await answer(other, orderId, true),
    await answer(other, orderId, false),
    await answer(unconfirmed, ofUnconfirmed, true),
    await answer(account, "' OR 1=1", true),
  ])
    expect(refused).toMatchObject({ code: 'order_not_found' })
  const guest = await aStranger(account.phone)
  expect(await answer(guest, orderId, true)).toMatchObject({ code: 'account_required' })
})

test('an order accepted many times simultaneously is moved once', async () => {
  const account = await anAccount()
  const orderId = await placed(await aStranger(account.phone), 'AFZ44')
  const answers = await Promise.all(Array.from({ length: 4 }, () => answer(account, orderId, true)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.orderId, orderId))).toHaveLength(1)
})
