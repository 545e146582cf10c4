import { ANALYTICS_TABLES } from '@little-dunes/domain/contract/analytics/analytics-calls'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { DAY } from '@little-dunes/domain/durations'
import { isSentReturn, type ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeAnalytics } from '#analytics/daily/merge-analytics'
import { variants, variantTranslations } from '#catalogue/catalogue-tables'
import { returnLines, returns } from '#returns/return-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string
let tee: Awaited<ReturnType<typeof aProduct>>
let sock: Awaited<ReturnType<typeof aProduct>>

const see = async (input: InputOf<'GET /api/staff/analytics'> = {}) =>
  requireSuccess(await shop.call('GET /api/staff/analytics', input, { token }))

/** Places an order of a new customer. The amount is in AED. */
async function place(
  product: typeof tee,
  quantity: number,
  amount: number,
  overrides: { region?: string; code?: string } = {},
) {
  const { token: customer } = await aCustomer(shop.shop)
  const address = { ...ADDRESS, region: overrides.region ?? 'Dubai' }
  const body = {
    ...anOrder([aLine(product, { quantity })], amount),
    address,
    discountCode: overrides.code ?? null,
  }
  return requireSuccess(await shop.call('POST /api/order/place', body, { token: customer })).orderId
}

async function deliver(orderId: string) {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token }))
}

/** One order of AED 125 a month ago, two yesterday (one with a code), one today, and a refund of one of yesterday's. */
beforeAll(async () => {
  shop = await startTestShop()
  const end = shop.clock.now().getTime()
  tee = await aProduct(shop.shop, {
    name: 'Dune Tee',
    colours: [{ colorName: 'Coral', stocks: { '90': 8 }, images: ['/images/coral.jpg', '/images/back.jpg'] }],
  })
  sock = await aProduct(shop.shop, {
    name: '=Socks',
    colours: [{ colorName: 'Sand', stocks: { '90': 5000 } }],
  })
  const at = async (daysAgo: number) => {
    shop.clock.moveBy(end - daysAgo * DAY - shop.clock.now().getTime())
    token = (await aMember(shop.shop, 'owner')).token
  }
  await at(30)
  await place(tee, 1, 125)
  await at(1)
  const first = await place(tee, 2, 200, { region: 'Ajman' })
  await place(sock, 1, 65, { code: 'FIRSTDAY' })
  const gone = await place(sock, 3, 300)
  await deliver(first)
  await at(0)
  await place(sock, 2, 200)
  requireSuccess(
    await shop.call('POST /api/staff/order/cancel', { orderId: gone, reason: 'Asked for it' }, { token }),
  )
  const lines = [{ position: 0, quantity: 1 }]
  const refund = { orderId: first, lines, reason: 'A button was missing' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token }))
})
afterAll(() => shop.close())

test('days show orders and kept amounts, refunds on their day, and the days before for comparison', async () => {
  const { spans, total, before, today, until } = await see()
  expect(until).toBe(today)
  expect(spans).toHaveLength(28)
  expect(spans.at(-2)?.sales).toMatchObject({ orders: 2, units: 3, amount: 265_00, refunds: 0 })
  expect(spans.at(-1)?.sales).toMatchObject({
    orders: 1,
    units: 2,
    amount: 200_00,
    refunds: 1,
    refunded: 100_00,
    returned: 1,
  })
  expect(spans.find(({ before: { orders } }) => orders > 0)?.before).toMatchObject({
    orders: 1,
    amount: 125_00,
  })
  expect(total).toMatchObject({ orders: 3, units: 5, amount: 465_00, refunded: 100_00 })
  expect(before).toMatchObject({ orders: 1, amount: 125_00, refunded: 0 })
})

test('weeks and months show the same totals', async () => {
  expect((await see({ by: 'week' })).total).toMatchObject({ orders: 4, amount: 590_00 })
  const months = await see({ by: 'month' })
  expect(months.spans).toHaveLength(12)
  expect(months.total).toMatchObject({ orders: 4, amount: 590_00, refunded: 100_00 })
})

test('an earlier end date limits the totals to it', async () => {
  const { today } = await see()
  const yesterday = new Date(Date.parse(today) - DAY).toISOString().slice(0, 10)
  const answer = await see({ until: yesterday })
  expect(answer).toMatchObject({ today, until: yesterday, total: { orders: 2, refunds: 0 } })
  expect(await shop.call('GET /api/staff/analytics', { until: 'yesterday' }, { token })).toMatchObject({
    code: 'malformed',
  })
})

test('emirates, payment methods, codes and products are counted separately', async () => {
  const { emirates, payments, codes, items } = await see()
  expect(emirates).toEqual([
    { region: 'Dubai', orders: 2, amount: 265_00, before: 125_00 },
    { region: 'Ajman', orders: 1, amount: 200_00, before: 0 },
  ])
  expect(payments).toEqual([{ paymentMethod: 'cod', orders: 3, amount: 465_00, before: 125_00 }])
  expect(codes).toEqual([{ code: 'FIRSTDAY', orders: 1, coupon: 60_00 }])
  expect(items).toMatchObject([
    { productId: sock.id, name: '=Socks', picture: null, units: 3, amount: 240_00 },
    { productId: tee.id, name: 'Dune Tee', picture: '/images/coral.jpg', units: 2, amount: 200_00 },
  ])
})

test('lists a size that sells out soon, and no other sizes', async () => {
  const { sizes } = await see()
  expect(sizes).toEqual([])
  await place(tee, 4, 400)
  expect((await see()).sizes).toEqual([
    { productId: tee.id, name: 'Dune Tee', colour: 'Coral', size: '90', left: 1, sold: 6, days: 4 },
  ])
  const variantRows = await shop.db.select().from(variants).where(eq(variants.productId, tee.id))
  await shop.db
    .insert(variantTranslations)
    .values(variantRows.map(({ id }) => ({ variantId: id, language: 'ar' as const, colorName: 'مرجاني' })))
  const inArabic = await shop.call('GET /api/staff/analytics', {}, { token, language: 'ar' })
  expect(requireSuccess(inArabic).sizes).toMatchObject([{ colour: 'مرجاني' }])
})

test('merging keeps every total', async () => {
  const before = await see({ by: 'month' })
  await mergeAnalytics(shop.shop)
  expect(await see({ by: 'month' })).toEqual(before)
})

test('each table is a file, and spreadsheet formulas stay text', async () => {
  for (const table of ANALYTICS_TABLES) {
    const answer = await shop.call('GET /api/staff/analytics/file', { table }, { token })
    const { name, csv } = requireSuccess(answer)
    expect(name).toMatch(new RegExp(`^${table}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    expect(csv).toMatch(/^[a-zA-Z, 0-9]+\r\n/)
    if (table === 'items') expect(csv).toContain("'=Socks,3,240.00\r\n")
    if (table === 'sales') expect(csv.split('\r\n')).toHaveLength(30)
    const arabic = await shop.call('GET /api/staff/analytics/file', { table }, { token, language: 'ar' })
    const [head = '', ...lines] = requireSuccess(arabic).csv.split('\r\n')
    expect(head).not.toMatch(/[a-z]/i)
    expect(lines).toHaveLength(csv.split('\r\n').length - 1)
  }
})

test('a packer cannot see analytics', async () => {
  const packer = (await aMember(shop.shop, 'packer')).token
  expect(await shop.call('GET /api/staff/analytics', {}, { token: packer })).toMatchObject({
    code: 'forbidden',
  })
})

test('returns show the reasons for returned items, without unsent and declined returns', async () => {
  const askFor = async (daysAgo: number, status: ReturnStatus, quantity: number) => {
    const orderId = await place(sock, 3, 300)
    await deliver(orderId)
    const id = shop.shop.newId()
    const requestedAt = new Date(shop.clock.now().getTime() - daysAgo * DAY)
    await shop.db.insert(returns).values({ id, orderId, status, resolution: 'refund', requestedAt, note: '' })
    const reason = isSentReturn(status) ? (quantity > 1 ? 'too_small' : 'late') : 'damaged'
    await shop.db.insert(returnLines).values({ returnId: id, orderId, position: 0, quantity, reason })
  }
  await askFor(0, 'picked_up', 2)
  await askFor(27, 'checked', 1)
  await askFor(28, 'received', 3)
  for (const unsent of ['requested', 'approved', 'cancelled', 'declined'] as const) await askFor(1, unsent, 3)
  expect((await see()).returns).toEqual([
    { reason: 'too_small', units: 2 },
    { reason: 'late', units: 1 },
  ])
  const file = await shop.call(
    'GET /api/staff/analytics/file',
    { table: 'returns' },
    { token, language: 'ar' },
  )
  expect(requireSuccess(file).csv).toContain('أصغر من المطلوب,2\r\n')
})
