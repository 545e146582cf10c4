import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailyItemSales } from '#analytics/daily/analytics-tables'
import { variants, variantTranslations } from '#catalogue/catalogue-tables'
import { emails } from '#emails/email-tables'
import { processRefunds } from '#orders/refunds/process-refunds'
import { orderEvents } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let manager: { token: string }
let packer: { token: string }

beforeAll(async () => {
  shop = await startCardShop()
  // Saturday, 12:30 in Dubai.
  shop.clock.set(new Date('2026-11-21T08:30:00Z'))
})
afterAll(() => shop.close())

const today = async ({ token } = manager) =>
  requireSuccess(await shop.call('GET /api/staff/today', {}, { token }))
const sales = async () =>
  requireSuccess(await shop.call('GET /api/staff/today/sales', {}, { token: manager.token }))
const problems = async () =>
  requireSuccess(await shop.call('GET /api/staff/problems', {}, { token: manager.token })).problems

async function placed(shippingMethod: 'Normal' | 'Express' = 'Normal') {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const amount = shippingMethod === 'Express' ? 135 : 125
  return requireSuccess(await cardCalls(shop).cod(token, anOrder([aLine(tee)], amount, { shippingMethod })))
    .orderId
}
async function translateColours(productId: string, colorName: string) {
  const productVariants = await shop.db.select().from(variants).where(eq(variants.productId, productId))
  await shop.db
    .insert(variantTranslations)
    .values(productVariants.map(({ id }) => ({ variantId: id, language: 'ar' as const, colorName })))
}
const move = async (orderId: string, to: 'Packing' | 'Shipped' | 'Delivered') =>
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: manager.token }))

beforeAll(async () => {
  manager = await aMember(shop.shop, 'manager')
  packer = await aMember(shop.shop, 'packer')
})

test('home counts the work of the day, with express and oldest orders first, and refusals of 30 days', async () => {
  expect(await today()).toMatchObject({ toPack: { orders: 0 }, refused: 0, next: [] })
  const first = await placed()
  shop.clock.moveBy(MINUTE)
  const express = await placed('Express')
  const [packed, shipped, refused] = [await placed(), await placed(), await placed()]
  await move(packed, 'Packing')
  for (const id of [shipped, refused]) {
    await move(id, 'Packing')
    await move(id, 'Shipped')
  }
  expect(await today()).toMatchObject({ cash: { orders: 2, amount: 250_00 }, refused: 0 })
  requireSuccess(
    await shop.call('POST /api/staff/order/refuse', { orderId: refused }, { token: manager.token }),
  )
  const work = await today()
  expect(work).toMatchObject({
    toPack: { orders: 2, express: 1 },
    toShip: { orders: 1, express: 0 },
    cash: { orders: 1, amount: 125_00 },
    refused: 1,
    review: 0,
  })
  expect(work.next.map(({ id }) => id)).toEqual([express, first, packed])
  const list = async () =>
    requireSuccess(await shop.call('GET /api/staff/orders', { view: 'refused' }, { token: manager.token }))
      .orders
  expect((await list()).map(({ id }) => id)).toEqual([refused])
  await shop.db
    .update(orderEvents)
    .set({ at: new Date(shop.clock.now().getTime() - 31 * DAY) })
    .where(eq(orderEvents.orderId, refused))
  expect([(await today()).refused, await list()]).toEqual([0, []])
})

test('a packer sees the orders to pack but no amounts', async () => {
  expect(await today(packer)).toMatchObject({ toPack: { orders: 2 }, cash: { orders: 1, amount: null } })
  for (const call of ['GET /api/staff/today/sales', 'GET /api/staff/problems'] as const)
    expect(await shop.call(call, {}, { token: packer.token })).toMatchObject({ code: 'forbidden' })
})

test('sizes with sales or waiting customers that are low or sold out are listed, the lowest first', async () => {
  const { token, email } = await aCustomer(shop.shop)
  const colour = (colorName: string, stocks: Record<string, number>) => ({ colorName, stocks })
  const luli = await aProduct(shop.shop, {
    name: 'Luli',
    colours: [colour('Lilac', { '90': 0, '100': 4, '110': 9, '120': 2 })],
  })
  const lines = [aLine(luli, { colorName: 'Lilac', size: '100', quantity: 2 })]
  const { orderId } = requireSuccess(await cardCalls(shop).cod(token, anOrder(lines, 200)))
  const wish = { itemId: luli.id, colorName: 'Lilac', size: '90', email }
  requireSuccess(await shop.call('POST /api/product/stock-notice', wish, { token }))
  const rows = [
    { name: 'Luli', colour: 'Lilac', size: '90', left: 0, sold: 0, awaited: 1 },
    { name: 'Luli', colour: 'Lilac', size: '100', left: 2, sold: 2, awaited: 0 },
  ]
  expect(await today()).toMatchObject({ low: rows, lowSizes: 2 })
  const asPacker = { token: packer.token }
  expect(requireSuccess(await shop.call('GET /api/staff/stock/low', {}, asPacker))).toMatchObject({
    sizes: rows,
    count: 2,
  })
  await translateColours(luli.id, 'ليلكي')
  const inArabic = await shop.call('GET /api/staff/stock/low', {}, { ...asPacker, language: 'ar' })
  expect(requireSuccess(inArabic).sizes.map(({ name, colour: word }) => [name, word])).toEqual([
    ['Luli', 'ليلكي'],
    ['Luli', 'ليلكي'],
  ])
  const longAgo = new Date(shop.clock.now().getTime() - 29 * DAY).toISOString().slice(0, 10)
  await shop.db.update(dailyItemSales).set({ day: longAgo }).where(eq(dailyItemSales.productId, luli.id))
  expect(requireSuccess(await shop.call('GET /api/staff/stock/low', {}, asPacker)).sizes).toMatchObject([
    { size: '90' },
  ])
  const cancel = { orderId, reason: 'Test' }
  requireSuccess(await shop.call('POST /api/staff/order/cancel', cancel, { token: manager.token }))
})

test('a size that sells out soon is listed with its remaining days, unless it is already low', async () => {
  const { token } = await aCustomer(shop.shop)
  const stocks = { '90': 10, '100': 100, '110': 9 }
  const [fast, low] = [
    await aProduct(shop.shop, { name: 'Fast', colours: [{ colorName: 'Coral', stocks }] }),
    await aProduct(shop.shop, { name: 'Low', colours: [{ colorName: 'Coral', stocks: { '90': 9 } }] }),
  ]
  const lines = [
    aLine(fast, { quantity: 5 }),
    aLine(fast, { size: '100', quantity: 5 }),
    aLine(low, { quantity: 6 }),
  ]
  requireSuccess(await cardCalls(shop).cod(token, anOrder(lines, 1600)))
  const { runningOut } = await sales()
  expect(runningOut).toEqual([
    {
      productId: fast.id,
      name: 'Fast',
      colour: 'Coral',
      size: '90',
      left: 5,
      days: 28,
      picture: null,
    },
  ])
  await translateColours(fast.id, 'مرجاني')
  const inArabic = await shop.call('GET /api/staff/today/sales', {}, { ...manager, language: 'ar' })
  expect(requireSuccess(inArabic).runningOut).toMatchObject([{ name: 'Fast', colour: 'مرجاني' }])
  const orders = requireSuccess(await shop.call('GET /api/staff/orders', {}, { token: manager.token })).orders
  const cancel = { orderId: orders[0]?.id ?? '', reason: 'Test' }
  requireSuccess(await shop.call('POST /api/staff/order/cancel', cancel, { token: manager.token }))
  expect((await sales()).runningOut).toEqual([])
})

test("today's sales are compared with the same weekday up to the same minute, without cancelled orders", async () => {
  const now = shop.clock.now()
  const before = await sales()
  expect(before.today).toMatchObject({ orders: 4, amount: 4 * 125_00 + 10_00 })
  expect(before.hours).toHaveLength(13)
  expect(before.hours.at(-1)).toBe(before.today.amount)
  shop.clock.set(new Date(now.getTime() - 7 * DAY))
  await placed()
  shop.clock.moveBy(MINUTE)
  await placed()
  shop.clock.moveBy(8 * HOUR)
  await placed()
  shop.clock.set(new Date(now.getTime() - DAY))
  await placed()
  shop.clock.set(new Date(now.getTime() - 8 * DAY))
  await placed()
  shop.clock.set(now)
  const { today: day, before: week, wholeDayBefore, hoursBefore, days } = await sales()
  expect(day).toEqual(before.today)
  expect(week).toMatchObject({ orders: 1, amount: 125_00 })
  expect(wholeDayBefore).toMatchObject({ orders: 3, amount: 375_00 })
  expect([hoursBefore[11], hoursBefore[12], hoursBefore[19], hoursBefore[20]]).toEqual([
    0, 250_00, 250_00, 375_00,
  ])
  expect(days.at(-1)).toMatchObject({ amount: 125_00, before: 125_00 })
  expect(new Date(days[0]?.at ?? 0).toISOString()).toBe('2026-11-14T20:00:00.000Z')
})

const retry = (kind: 'refund' | 'email' | 'payment', id: string) =>
  shop.call('POST /api/staff/problems/retry', { kind, id }, { token: manager.token })

async function paid() {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId, clientSecret } = requireSuccess(
    await cardCalls(shop).inPage(customer.token, anOrder([aLine(tee)], 125)),
  )
  return { ...customer, orderId, clientSecret }
}

test('a failed refund is listed until its retry succeeds', async () => {
  const { token, orderId, clientSecret } = await paid()
  await shop.pay(clientSecret)
  requireSuccess(await cardCalls(shop).verifyInPage(token, orderId))
  requireSuccess(await cardCalls(shop).cancel(token, orderId))
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 8 })
  await processRefunds(shop.shop)
  await shop.sandbox.turn('reset')
  const [refund] = await problems()
  expect(refund).toMatchObject({ kind: 'refund', order: { id: orderId }, amount: 125_00, to: null })
  expect(refund?.error).toMatch(/\S/)
  await processRefunds(shop.shop)
  expect(await problems()).toHaveLength(1)
  requireSuccess(await retry('refund', refund?.id ?? ''))
  await processRefunds(shop.shop)
  expect(await problems()).toEqual([])
  expect(await retry('refund', refund?.id ?? '')).toMatchObject({ code: 'problem_not_found' })
  const [row] = await shop.db
    .select()
    .from(refunds)
    .where(eq(refunds.id, refund?.id ?? ''))
  expect(row).toMatchObject({ status: 'succeeded' })
  expect(
    await shop.db
      .select()
      .from(staffChanges)
      .where(eq(staffChanges.subjectId, refund?.id ?? '')),
  ).toMatchObject([{ subject: 'refund', call: 'POST /api/staff/problems/retry' }])
})

test('staff can retry an email that failed permanently', async () => {
  const orderId = await placed()
  const gaveUpAt = shop.clock.now()
  await shop.db
    .update(emails)
    .set({ gaveUpAt, lastError: '550 no such host', nextAt: new Date(gaveUpAt.getTime() + DAY) })
    .where(eq(emails.about, orderId))
  const [problem] = await problems()
  expect(problem).toMatchObject({
    kind: 'email',
    order: { id: orderId },
    error: '550 no such host',
    amount: null,
  })
  expect(problem?.to).toMatch(/@/)
  requireSuccess(await retry('email', problem?.id ?? ''))
  const [row] = await shop.db
    .select()
    .from(emails)
    .where(eq(emails.id, problem?.id ?? ''))
  expect(row).toMatchObject({ gaveUpAt: null, nextAt: shop.clock.now() })
  expect(await problems()).toEqual([])
})

test('staff run an overdue payment check, and see when the provider is unavailable', async () => {
  const { orderId } = await paid()
  expect(await retry('payment', orderId)).toMatchObject({ code: 'problem_not_found' })
  shop.clock.moveBy(HOUR)
  expect(await problems()).toMatchObject([{ kind: 'payment', id: orderId, amount: 125_00 }])
  await shop.sandbox.turn('faults', { effect: 'unreachable', count: 8 })
  expect(await retry('payment', orderId)).toMatchObject({ code: 'payments_unavailable' })
  await shop.sandbox.turn('reset')
  requireSuccess(await retry('payment', orderId))
  expect(await problems()).toEqual([])
  expect((await cardCalls(shop).loadSnapshot(orderId)).status).toBe('Cancelled')
})

test('refuses any other task', async () => {
  for (const id of ['x', '019a0000-0000-7000-8000-000000000000'])
    expect(await retry('email', id)).toMatchObject({ code: 'problem_not_found' })
})

test('a missing item is an alert until it is settled or the order is packed', async () => {
  const [first, second] = [await placed(), await placed()]
  const note = (orderId: string) =>
    shop.call(
      'POST /api/staff/order/note',
      { orderId, text: 'Not there: Dune Tee, 90', isItemMissing: true },
      { token: packer.token },
    )
  requireSuccess(await note(first))
  requireSuccess(await note(second))
  const missing = async () => (await problems()).filter(({ kind }) => kind === 'missing_item')
  expect(await missing()).toMatchObject([
    { order: { id: first }, error: 'Not there: Dune Tee, 90', amount: null, to: null },
    { order: { id: second } },
  ])
  const settle = async (id: string) =>
    shop.call('POST /api/staff/problems/retry', { kind: 'missing_item', id }, { token: manager.token })
  const [one] = await missing()
  requireSuccess(await settle(one?.id ?? ''))
  expect(await settle(one?.id ?? '')).toMatchObject({ code: 'problem_not_found' })
  expect(await missing()).toMatchObject([{ order: { id: second } }])
  await move(second, 'Packing')
  expect(await missing()).toEqual([])
})
