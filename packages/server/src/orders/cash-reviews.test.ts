import type { Product } from '@little-dunes/domain/catalogue/product'
import { HOUR } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { CASH_REVIEW_JOBS } from '#orders/cash-review-jobs'
import { cashOrigins } from '#orders/store/cash-origin-tables'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

let shop: EmailShop
let tee: Product
let place = 0

beforeAll(async () => {
  shop = await startEmailShop({ rateLimits: true })
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 900 } }] })
})
afterEach(async () => {
  await shop.db.update(orders).set({ status: 'Delivered', reviewReason: null })
  shop.smtp.inbox.length = 0
})
afterAll(() => shop.close())

interface OrderInput {
  from?: string
  phone?: string
  street?: string
  quantity?: number
  confirmed?: boolean
}

/** A cash order of a new account. By default it shares nothing with other orders. */
async function order({ confirmed = false, quantity = 2, ...overrides }: OrderInput = {}) {
  place += 1
  const { id, token } = await aCustomer(shop.shop)
  if (confirmed)
    await shop.db.update(users).set({ phoneConfirmedAt: shop.clock.now() }).where(eq(users.id, id))
  const { from = `198.51.${place >> 8}.${place & 255}`, street = `Palm Street ${place}` } = overrides
  const { phone = `+97155${String(place).padStart(7, '0')}` } = overrides
  const address = { ...ADDRESS, phone, street }
  const answer = await shop.request({
    method: 'POST',
    url: '/api/order/place',
    headers: { token },
    remoteAddress: from,
    payload: anOrder([aLine(tee, { quantity })], quantity * 100, { address }),
  })
  const { orderId } = answer.json()
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  return { orderId: String(orderId), reason: row?.reviewReason, status: row?.status }
}

const collectReasons = async (times: number, overrides: OrderInput) => {
  const reasons = []
  for (let n = 0; n < times; n += 1) reasons.push((await order(overrides)).reason)
  return reasons
}
const free = (times: number): null[] => Array(times).fill(null)
const runJobs = async () => {
  for (const job of CASH_REVIEW_JOBS) await job.run(shop.shop, true)
}
const stock = async () =>
  (await shop.db.select().from(sizeEntries).where(eq(sizeEntries.productId, tee.id)))[0]?.stocks
const loadStatus = async (orderId: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status

test('after six cash orders with unconfirmed phones to one phone, the next account waits for a review', async () => {
  const phone = '+971501112233'
  expect(await collectReasons(7, { phone })).toEqual([...free(6), 'many_to_phone'])
  expect((await order()).reason).toBeNull()
})

test('after six such orders to one address, in any spelling, the next account waits for a review', async () => {
  expect(await collectReasons(6, { street: 'Villa 7, Palm St.' })).toEqual(free(6))
  expect((await order({ street: ' villa ٧ - PALM ST' })).reason).toBe('many_to_address')
  expect((await order({ street: 'Villa 8, Palm St.' })).reason).toBeNull()
})

test('after thirty such orders from one network in a day, the next account waits for a review', async () => {
  const network = (n: number) => `2001:db8:7:7::${n}`
  for (let n = 1; n <= 30; n += 1) expect((await order({ from: network(n) })).reason).toBeNull()
  expect((await order({ from: network(31) })).reason).toBe('many_from_network')
  expect((await order({ from: '2001:db8:7:8::1' })).reason).toBeNull()
})

test('simultaneous orders from many accounts stay within the limit', async () => {
  const street = 'Marina Walk 1'
  const placed = await Promise.all(Array.from({ length: 12 }, () => order({ street })))
  expect(placed.filter(({ reason }) => reason === null)).toHaveLength(6)
})

test('orders with confirmed phones neither wait nor count', async () => {
  const street = 'Creek Road 3'
  const confirmed = { street, confirmed: true }
  expect(await collectReasons(8, confirmed)).toEqual(free(8))
  expect((await order({ street })).reason).toBeNull()
})

test('staff see the reason for a review, and release the order for packing', async () => {
  const phone = '+971502223344'
  await collectReasons(6, { phone })
  const { orderId } = await order({ phone })
  const [{ token }, packer] = [await aMember(shop.shop, 'manager'), await aMember(shop.shop, 'packer')]
  const seen = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, { token }))
  expect(seen.order).toMatchObject({ review: true, reviewReason: 'many_to_phone' })
  const pack = () =>
    shop.call('POST /api/staff/order/move', { orderId, to: 'Packing' }, { token: packer.token })
  expect(await pack()).toMatchObject({ code: 'needs_review' })
  requireSuccess(await shop.call('POST /api/staff/order/approve', { orderId }, { token }))
  requireSuccess(await pack())
})

test('an unreviewed order is cancelled after a day: its stock returns and the customer gets an email', async () => {
  const phone = '+971503334455'
  await collectReasons(6, { phone })
  const [waiting, approved, large] = [
    await order({ phone }),
    await order({ phone }),
    await order({ quantity: 20 }),
  ]
  await shop.db.update(orders).set({ reviewReason: null }).where(eq(orders.id, approved.orderId))
  await shop.sendDue()
  shop.smtp.inbox.length = 0
  const before = Number(await stock())
  shop.clock.moveBy(23 * HOUR)
  await runJobs()
  expect(await loadStatus(waiting.orderId)).toBe('Order Placed')
  shop.clock.moveBy(HOUR + 1)
  await runJobs()
  await runJobs()
  expect(await Promise.all([waiting, approved, large].map((one) => loadStatus(one.orderId)))).toEqual([
    'Cancelled',
    'Order Placed',
    'Order Placed',
  ])
  expect(await stock()).toBe(before + 2)
  await shop.sendDue()
  expect(shop.smtp.inbox.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/has been cancelled$/),
  ])
  expect(shop.smtp.inbox[0]?.text).toContain("We couldn't confirm your order")
})

test('the data for counting cash orders is deleted: the network after a day, the rest after delivery', async () => {
  const { orderId } = await order()
  const origin = async () =>
    (await shop.db.select().from(cashOrigins).where(eq(cashOrigins.orderId, orderId)))[0]
  expect(JSON.stringify(await origin())).not.toContain('97155')
  shop.clock.moveBy(25 * HOUR)
  await runJobs()
  expect((await origin())?.network).toBe('')
  await shop.db.update(orders).set({ status: 'Delivered' }).where(eq(orders.id, orderId))
  await runJobs()
  expect(await origin()).toBeUndefined()
})
