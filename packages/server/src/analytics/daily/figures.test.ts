import { REGIONS } from '@little-dunes/domain/accounts/address'
import { HOUR } from '@little-dunes/domain/durations'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailySales } from '#analytics/daily/analytics-tables'
import { mergeAnalytics } from '#analytics/daily/merge-analytics'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  const stocks = { '90': 1_000_000 }
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks }] })
})
afterAll(() => shop.close())

/** One to three tees at AED 100.00. */
const anyPlacing = fc.record({
  region: fc.constantFrom(...REGIONS),
  quantity: fc.integer({ min: 1, max: 3 }),
  hasCode: fc.boolean(),
})

/** Any step of an order, possible or not. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ step: fc.constant('place' as const), placing: anyPlacing }) },
  fc.record({
    step: fc.constantFrom(
      'Packing',
      'Shipped',
      'Delivered',
      'refuse',
      'cancel',
      'refund',
      'refund a line',
      'region',
    ),
    of: fc.nat(5),
  }),
  fc.record({ step: fc.constantFrom('merge', 'later') }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/** Runs steps against the shop, which refuses most of those that come too early or too late. */
async function runSteps(steps: Step[]) {
  const placed: { orderId: string; token: string }[] = []
  for (const step of steps) {
    if ('placing' in step) {
      const { region, quantity, hasCode } = step.placing
      const customer = await aCustomer(shop.shop)
      const address = { ...ADDRESS, region }
      const amount = quantity * (hasCode ? 40 : 100) + (quantity === 1 ? 25 : 0)
      const body = {
        ...anOrder([aLine(tee, { quantity })], amount),
        address,
        discountCode: hasCode ? 'FIRSTDAY' : null,
      }
      const { orderId } = requireSuccess(
        await shop.call('POST /api/order/place', body, { token: customer.token }),
      )
      placed.push({ orderId, token: customer.token })
    } else if ('of' in step) {
      const order = placed[step.of % Math.max(placed.length, 1)]
      if (order) await act(step.step, order, (await aMember(shop.shop, 'owner')).token)
    } else if (step.step === 'merge') await mergeAnalytics(shop.shop)
    else shop.clock.moveBy(7 * HOUR)
  }
}

async function act(
  step: string,
  { orderId, token: customerToken }: { orderId: string; token: string },
  token: string,
) {
  const reason = 'A button was missing'
  const staff = { token }
  if (step === 'cancel') await shop.call('POST /api/order/cancel', { orderId }, { token: customerToken })
  else if (step === 'refuse') await shop.call('POST /api/staff/order/refuse', { orderId }, staff)
  else if (step === 'refund')
    await shop.call('POST /api/staff/order/refund', { orderId, amount: 7, reason }, staff)
  else if (step === 'refund a line')
    await shop.call(
      'POST /api/staff/order/refund',
      { orderId, lines: [{ position: 0, quantity: 1 }], reason },
      staff,
    )
  else if (step === 'region')
    await shop.db
      .update(orders)
      .set({ address: { ...ADDRESS, region: 'Ajman' } })
      .where(eq(orders.id, orderId))
  else await shop.call('POST /api/staff/order/move', { orderId, to: step as 'Packing' }, staff)
}

test('after any sequence of order steps the daily totals match the orders, before and after merging', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      await runSteps(steps)
      expect(await findInconsistencies(shop.db)).toEqual([])
      await mergeAnalytics(shop.shop)
      expect(await findInconsistencies(shop.db)).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test('merging leaves one row per day, emirate and payment method, and no empty rows', async () => {
  await mergeAnalytics(shop.shop)
  const { rows } = await shop.db.execute(sql`SELECT day, region, payment_method FROM daily_sales
    GROUP BY 1, 2, 3 HAVING count(*) > 1 OR sum(orders + units + amount + refunds) = 0`)
  expect(rows).toEqual([])
  const before = await shop.db.select().from(dailySales).orderBy(dailySales.day, dailySales.region)
  await mergeAnalytics(shop.shop)
  expect(await shop.db.select().from(dailySales).orderBy(dailySales.day, dailySales.region)).toEqual(before)
})

test('orders placed during merging neither wait nor get lost', async () => {
  const customers = await Promise.all(Array.from({ length: 20 }, () => aCustomer(shop.shop)))
  const placing = customers.map(({ token }) =>
    shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  await Promise.all([...placing, ...Array.from({ length: 5 }, () => mergeAnalytics(shop.shop))])
  for (const answer of await Promise.all(placing)) requireSuccess(answer)
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('rebuilds daily totals from the orders when rows are missing', async () => {
  await shop.db.delete(dailySales)
  expect(await findInconsistencies(shop.db)).not.toEqual([])
  await shop.db.execute(sql`SELECT rebuild_analytics()`)
  expect(await findInconsistencies(shop.db)).toEqual([])
})
