import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { returns } from '#returns/return-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let manager: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  manager = await aMember(shop.shop, 'manager')
})
afterAll(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})

type Delivered = Awaited<ReturnType<typeof aDeliveredOrder>>

/** Three tees for AED 280.00, so the first one is worth a fils more: 93.34, 93.33, 93.33. */
async function threeTees() {
  const tee = await aProduct(shop.shop, { flashsale: true, flashDiscount: 20 })
  return aDeliveredOrder(shop, anOrder([aLine(tee, { quantity: 3 })], 280))
}

const staff = () => ({ token: manager.token })

/** The worth that the customer's and the team's page show for each returnable unit, in fils. */
async function namedWorths({ token, number, orderId }: Delivered) {
  const page = requireSuccess(await shop.call('POST /api/return/show', { number }, { token }))
  const seen = requireSuccess(await shop.call('GET /api/staff/order/returnable', { orderId }, staff()))
  const ofCustomer = page.lines.map(({ worth }) => worth.map((aed) => Math.round(aed * 100)))
  expect(seen.lines.map(({ worth }) => worth)).toEqual(ofCustomer)
  return ofCustomer[0] ?? []
}

async function ask({ token, number }: Delivered, newSize?: string) {
  const line = { position: 0, quantity: 1, reason: 'too_small' as const, ...(newSize && { newSize }) }
  const resolution = newSize ? ('exchange' as const) : ('refund' as const)
  const asked = await shop.call('POST /api/return/request', { number, resolution, lines: [line] }, { token })
  requireSuccess(asked)
  const [latest] = await shop.db.select().from(returns).orderBy(desc(returns.number)).limit(1)
  return latest?.id ?? ''
}

async function check(returnId: string) {
  for (const to of ['approved', 'received'] as const)
    requireSuccess(await shop.call('POST /api/staff/return/move', { returnId, to }, staff()))
  const lines = [{ position: 0, broken: 1 }]
  requireSuccess(await shop.call('POST /api/staff/return/check', { returnId, lines }, staff()))
}

const seenBy = async (returnId: string) => {
  const { return: seen } = requireSuccess(await shop.call('GET /api/staff/return', { returnId }, staff()))
  return { worth: seen.lines.map(({ worth }) => worth), refund: seen.refund.amount }
}

async function refund(returnId: string) {
  await check(returnId)
  const { refund: named } = await seenBy(returnId)
  const made = requireSuccess(await shop.call('POST /api/staff/return/refund', { returnId }, staff()))
  const amount = Math.round(made.amount * 100)
  expect(amount).toBe(named)
  return amount
}

test('after an exchange the pages show the refund value of the remaining units', async () => {
  const order = await threeTees()
  expect(await namedWorths(order)).toEqual([93_34, 93_33, 93_33])
  const exchange = await ask(order, '100')
  expect(await namedWorths(order)).toEqual([93_34, 93_33])
  await check(exchange)
  requireSuccess(await shop.call('POST /api/staff/return/exchange', { returnId: exchange }, staff()))
  expect(await namedWorths(order)).toEqual([93_34, 93_33])
  expect(await refund(await ask(order))).toBe(93_34)
  expect(await namedWorths(order)).toEqual([93_33])
})

test('a pending return gets the rounding remainder before the next one', async () => {
  const order = await threeTees()
  const first = await ask(order)
  expect(await namedWorths(order)).toEqual([93_33, 93_33])
  const second = await ask(order)
  expect(await refund(first)).toBe(93_34)
  expect(await refund(second)).toBe(93_33)
})

test('a refunded return keeps its value when other units of the line are refunded later', async () => {
  const order = await threeTees()
  const [first, second, third] = [await ask(order), await ask(order), await ask(order)]
  for (const returnId of [first, second, third]) await refund(returnId)
  const worths = []
  for (const returnId of [first, second, third]) worths.push((await seenBy(returnId)).worth)
  expect(worths).toEqual([[93_34], [93_33], [93_33]])
})
