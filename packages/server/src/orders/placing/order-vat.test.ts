import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violatedConstraint } from '#database/violation'
import { orderLines, orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

/** Places an order of these units; prices in fils. */
async function place(
  units: { price: number; quantity: number }[],
  amount: number,
  overrides: Parameters<typeof anOrder>[2] = {},
) {
  const { token } = await aCustomer(shop.shop)
  const items = []
  for (const { price, quantity } of units)
    items.push(
      aLine(await aProduct(shop.shop, { price, colours: [{ colorName: 'Sea', stocks: { '90': 99 } }] }), {
        quantity,
      }),
    )
  return requireSuccess(
    await shop.call('POST /api/order/place', anOrder(items, amount, overrides), { token }),
  ).orderId
}

const loadOrder = async (orderId: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]
const loadLines = (orderId: string) =>
  shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

test('an order stores its VAT rate, the discount and VAT of each line, and the customer language', async () => {
  const code = { discountCode: 'FIRSTDAY', shippingMethod: 'Express' } as const
  const orderId = await place(
    [
      { price: 33_33, quantity: 1 },
      { price: 33_34, quantity: 2 },
    ],
    75,
    code,
  )
  expect(await loadOrder(orderId)).toMatchObject({
    coupon: 60_01,
    vatRate: 5,
    deliveryVat: 1_19,
    expressVat: 48,
    vat: 1_19 + 48 + 63 + 1_27,
    language: FIRST_LANGUAGE,
  })
  expect(await loadLines(orderId)).toMatchObject([
    { linePaid: 33_33, couponShare: 20_00, vat: 63 },
    { linePaid: 66_68, couponShare: 40_01, vat: 1_27 },
  ])
})

test('an order has the VAT rate of the day it was placed', async () => {
  const before = await place([{ price: 210_00, quantity: 1 }], 210)
  await shop.db.update(shopSettings).set({ vatRate: 7.5 })
  const after = await place([{ price: 215_00, quantity: 1 }], 215)
  await shop.db.update(shopSettings).set({ vatRate: 5 })
  expect(await loadOrder(before)).toMatchObject({ vatRate: 5, vat: 10_00 })
  expect(await loadOrder(after)).toMatchObject({ vatRate: 7.5, vat: 15_00 })
})

test('the database refuses an order with inconsistent totals', async () => {
  const orderId = await place(
    [
      { price: 80_00, quantity: 1 },
      { price: 90_00, quantity: 1 },
    ],
    171.5,
    { discountCode: 'AFZ44', shippingMethod: 'Express' },
  )
  const ofOrder = eq(orders.id, orderId)
  const free = eq(orders.id, await place([{ price: 210_00, quantity: 1 }], 210))
  const first = sql`order_id = ${orderId} AND position = 0`
  const broken = [
    ['orders_sums', shop.db.update(orderLines).set({ vat: sql`vat + 1` }).where(first)],
    ['orders_sums', shop.db.update(orderLines).set({ couponShare: sql`coupon_share + 1` }).where(first)],
    ['orders_sums', shop.db.update(orderLines).set({ linePaid: sql`line_paid + 1` }).where(first)],
    ['orders_sums', shop.db.delete(orderLines).where(first)],
    ['orders_sums', shop.db.update(orders).set({ vat: sql`vat + 1` }).where(ofOrder)],
    ['orders_sums', shop.db.update(orders).set({ vatRate: 5.01, deliveryVat: 0 }).where(ofOrder)],
    ['orders_express_vat', shop.db.update(orders).set({ expressVat: sql`express_vat + 1` }).where(ofOrder)],
    ['orders_delivery_vat', shop.db.update(orders).set({ deliveryVat: 1 }).where(ofOrder)],
    ['orders_vat_rate', shop.db.update(orders).set({ vatRate: 100 }).where(free)],
    ['orders_vat', shop.db.update(orders).set({ vat: 1 }).where(ofOrder)],
    ['order_lines_coupon_share', shop.db.update(orderLines).set({ couponShare: 80_01, vat: 0 }).where(first)],
    ['order_lines_vat', shop.db.update(orderLines).set({ vat: -1 }).where(first)],
  ] as const
  for (const [constraint, change] of broken)
    expect(await change.then(() => 'accepted', violatedConstraint)).toBe(constraint)
})
