import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { contactMessages } from '#contact/contact-tables'
import { returns } from '#returns/return-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

/** Spellings of a phone stored as +971507654321, whole and partial. */
const PHONES = [
  '0507654321',
  '050 765 4321',
  '050-765-4321',
  '00971507654321',
  '+971 50 765 4321',
  '٠٥٠٧٦٥٤٣٢١',
  '4321',
  '\u200e0507654321',
]

test('staff find returns by number, order, customer and items, in the open view', async () => {
  const address = {
    ...ADDRESS,
    fullname: 'فاطمة الزعابي',
    email: 'fatima@example.com',
    phone: '+971507654321',
  }
  const tee = await aProduct(shop.shop, { name: 'Łódź Tee' })
  const order = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125, { address }))
  const other = await aDeliveredOrder(shop, anOrder([aLine(await aProduct(shop.shop))], 125))
  const ask = async ({ number, token }: typeof order) =>
    requireSuccess(
      await shop.call(
        'POST /api/return/request',
        { number, resolution: 'refund', lines: [{ position: 0, quantity: 1, reason: 'too_small' }] },
        { token },
      ),
    )
  await ask(order)
  await ask(other)
  const rows = await shop.db.select().from(returns).where(eq(returns.orderId, order.orderId))
  const number = rows[0]?.number
  const find = async (q: string, view: 'open' | 'done' = 'open') =>
    requireSuccess(await shop.call('GET /api/staff/returns', { q, view }, owner)).returns.map(
      ({ orderId }) => orderId,
    )
  expect(await find('')).toHaveLength(2)
  const plain = order.number.replace('LD-', '')
  const numbers = [
    `R-${number}`,
    `r${number}`,
    `r ${number}`,
    `#R-${number}`,
    order.number,
    `#${plain}`,
    plain,
  ]
  for (const q of [...numbers, ...PHONES, 'فاطمه', 'fatima@', 'lodz', `فاطمة R-${number}`])
    expect(await find(q), q).toEqual([order.orderId])
  expect(await find('nobody')).toEqual([])
  expect(await find(order.number, 'done')).toEqual([])
})

test('staff find messages by sender, order, text and phone of the customer', async () => {
  const { id } = await aCustomer(shop.shop)
  await shop.db
    .update(users)
    .set({ email: 'noura@example.com', phone: '+971507654321' })
    .where(eq(users.id, id))
  const row = { createdAt: shop.clock.now(), language: 'en', network: '', doneAt: null, doneBy: null }
  const mine = shop.shop.newId()
  await shop.db.insert(contactMessages).values([
    {
      ...row,
      id: mine,
      name: 'نورة',
      email: 'noura@example.com',
      orderNumber: 'LD-10012',
      message: 'A café?',
    },
    { ...row, id: shop.shop.newId(), name: 'Sara', email: 's@example.com', orderNumber: '', message: 'Hi' },
  ])
  const find = async (q: string) =>
    requireSuccess(await shop.call('GET /api/staff/messages', { q }, owner)).messages.map((one) => one.id)
  expect(await find('')).toHaveLength(2)
  for (const q of ['نوره', 'noura@', 'LD-10012', '#10012', '١٠٠١٢', 'cafe', ...PHONES])
    expect(await find(q), q).toEqual([mine])
  expect(await find('100%')).toEqual([])
})

test('staff find gift cards by end of code, whole code, recipient and redeeming customer', async () => {
  const make = async (recipient?: string) => {
    const input = { value: 50, language: 'en' as const, ...(recipient !== undefined && { recipient }) }
    return requireSuccess(await shop.call('POST /api/staff/gift-card/create', input, owner))
  }
  const [{ giftCardId, code }, emailed] = [await make(), await make('huda@example.com')]
  const { id, token } = await aCustomer(shop.shop)
  await shop.db.update(users).set({ name: 'Łucja', phone: '+971509998877' }).where(eq(users.id, id))
  requireSuccess(await shop.call('POST /api/gift-card/redeem', { code: code ?? '' }, { token }))
  const find = async (q: string) =>
    requireSuccess(await shop.call('GET /api/staff/gift-cards', { q }, owner)).giftCards.map((one) => one.id)
  const end = code?.slice(-4) ?? ''
  expect(await find('')).toHaveLength(2)
  for (const q of [end, end.toLowerCase(), `… ${end}`, code ?? '', 'lucja', '050 999 8877', '+971509998877'])
    expect(await find(q), q).toEqual([giftCardId])
  expect(await find('HUDA@')).toEqual([emailed.giftCardId])
  expect(await find('nobody')).toEqual([])
})
