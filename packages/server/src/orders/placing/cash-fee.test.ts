import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let manager: Awaited<ReturnType<typeof aMember>>
let customer: Awaited<ReturnType<typeof aCustomer>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startCardShop()
  manager = await aMember(shop.shop, 'manager')
})
afterAll(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  customer = await aCustomer(shop.shop)
  tee = await aProduct(shop.shop)
  await chargeForCash(12_00)
})

const chargeForCash = (cashFee: number) => shop.db.update(shopSettings).set({ cashFee })
const byCash = (amount: number, more: object = {}) =>
  cardCalls(shop).cod(customer.token, anOrder([aLine(tee)], amount, more))
const loadOrder = async (orderId: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]

test('cash adds a fee with VAT included, and a card order has none', async () => {
  const answer = await shop.call('GET /api/settings', {})
  expect(requireSuccess(answer).settings.cashFee).toBe(12)
  expect(await byCash(125)).toMatchObject({ code: 'amount_changed', quote: { cashFee: 12, amount: 137 } })
  const { orderId } = requireSuccess(await byCash(137))
  expect(await loadOrder(orderId)).toMatchObject({
    delivery: 25_00,
    cashFee: 12_00,
    cashFeeVat: 57,
    amount: 137_00,
  })
  const { number } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, manager)).order
  const page = await shop.call('POST /api/order/show', { number: `LD-${number}` }, customer)
  expect(requireSuccess(page).totals).toMatchObject({ delivery: 25, cashFee: 12, amount: 137 })

  const other = await aCustomer(shop.shop)
  const byCard = requireSuccess(await cardCalls(shop).inPage(other.token, anOrder([aLine(tee)], 125)))
  expect(await loadOrder(byCard.orderId)).toMatchObject({ cashFee: 0, amount: 125_00 })
})

test('a code does not reduce the fee, and an order paid by store credit alone has no fee', async () => {
  requireSuccess(await byCash(25 + 12 + 95, { discountCode: 'AFZ44' }))
  await creditCalls(shop).give(manager.token, customer.id, 130)
  const { orderId } = requireSuccess(await byCash(125, { credit: 125 }))
  expect(await loadOrder(orderId)).toMatchObject({ paymentMethod: 'credit', cashFee: 0, amount: 125_00 })
})

test('the fee is a line of the invoice, and is refunded with the delivery', async () => {
  const { orderId } = requireSuccess(await byCash(137))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, manager))
  const invoices = shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  const [invoice] = await invoices.orderBy(asc(taxDocuments.kind))
  expect(invoice?.content.lines?.map(({ description, total, vat }) => [description, total, vat])).toEqual([
    [expect.any(String), 100_00, 4_76],
    ['Delivery', 25_00, 1_19],
    ['Cash on delivery', 12_00, 57],
  ])
  expect(invoice).toMatchObject({ amount: 137_00, vat: 4_76 + 1_19 + 57 })
  const { order } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, manager))
  expect(order).toMatchObject({ cashFee: 12_00, refundable: 137_00, refundableDelivery: 37_00 })
})

test('an order keeps its original fee when its items change', async () => {
  const { orderId } = requireSuccess(await byCash(137))
  await chargeForCash(20_00)
  const from = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, manager)).order.lines.map(
    ({ position, sku, quantity }) => ({ position, sku, quantity }),
  )
  const edit = { orderId, from, remaining: [{ position: 0, quantity: 2 }], added: [] }
  const quoted = requireSuccess(await shop.call('POST /api/staff/order/lines/quote', edit, manager))
  expect(quoted).toMatchObject({ discounted: 200_00, delivery: 0, cashFee: 12_00, amount: 212_00 })
})

test('the database refuses a fee without cash, or with wrong VAT', async () => {
  const { orderId } = requireSuccess(await byCash(137))
  const change = (values: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(values).where(eq(orders.id, orderId))
  const refusedBy = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) })
  await expect(change({ paymentMethod: 'stripe' })).rejects.toMatchObject(refusedBy('orders_cash_fee'))
  await expect(change({ cashFeeVat: 58 })).rejects.toMatchObject(refusedBy('orders_cash_fee_vat'))
  await expect(change({ cashFee: 0, cashFeeVat: 0 })).rejects.toMatchObject(refusedBy('orders_amount'))
})
