import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#database/transaction'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Two orders of one customer, one with a discount code, one cancelled. */
beforeEach(async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const code = { discountCode: 'FIRSTDAY' }
  requireSuccess(await shop.call('POST /api/order/place', anOrder([aLine(tee)], 65, code), { token }))
  const placed = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId: placed.orderId }, { token }))
})

const WATCHED = ['orders', 'order_lines', 'size_entries', 'stock_movements', 'tax_documents', 'daily_sales']

class TakenBack extends Error {}

/** Inconsistencies after a change that bypassed triggers and checks. The change is rolled back. */
async function findAfter(...changes: string[]): Promise<string[]> {
  let problems: string[] = []
  const work = transaction(shop.db, async (tx) => {
    for (const table of WATCHED) await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`))
    for (const change of changes) await tx.execute(sql.raw(change))
    problems = await findInconsistencies(tx)
    throw new TakenBack()
  })
  await expect(work).rejects.toThrow(TakenBack)
  return problems
}

test('a consistent shop has no findings', async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('reports invoices and credit notes that differ from payments and refunds', async () => {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql.raw(`SELECT id FROM orders WHERE id = ${AN_ORDER}`),
  )
  const orderId = rows[0]?.id ?? ''
  const { token } = await aMember(shop.shop, 'owner')
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token }))
  const asked = { orderId, amount: 10, reason: 'One was torn' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', asked, { token }))
  expect(await findInconsistencies(shop.db)).toEqual([])
  const invoice = `UPDATE tax_documents SET amount = amount + 1 WHERE kind = 'invoice'`
  expect(await findAfter(invoice)).toContainEqual(
    expect.stringContaining('differs from the total of its order: INV-'),
  )
  const note = `DELETE FROM tax_documents WHERE kind = 'credit_note'`
  expect(await findAfter(note)).toContainEqual(expect.stringContaining('has no credit note'))
})

const AN_ORDER = `(SELECT id FROM orders WHERE status <> 'Cancelled' LIMIT 1)`

test.each([
  ['Stock of a size', `UPDATE size_entries SET stocks = stocks + 1`],
  ['stock movements of an order', `UPDATE stock_movements SET delta = -2 WHERE order_id = ${AN_ORDER}`],
  [
    'an order that does not exist',
    `UPDATE stock_movements SET order_id = gen_random_uuid() WHERE order_id = ${AN_ORDER}`,
  ],
  ['do not add up', `DELETE FROM order_lines WHERE order_id = ${AN_ORDER}`],
  ['do not add up', `UPDATE order_lines SET line_paid = line_paid + 1 WHERE order_id = ${AN_ORDER}`],
  ['last event', `UPDATE orders SET status = 'Shipped' WHERE id = ${AN_ORDER}`],
  ['disagree on whether it is paid', `UPDATE orders SET payment_method = 'stripe' WHERE id = ${AN_ORDER}`],
  ['has no recorded use', `DELETE FROM code_uses`],
  [
    'belongs to an order without it',
    `UPDATE orders SET discount_code = NULL WHERE discount_code IS NOT NULL`,
  ],
  ['refused parcels of a customer', `UPDATE customer_purchases SET orders = orders + 1`],
  ['analytics of a day', `UPDATE daily_sales SET amount = amount + 1`],
  ['sales of a size on a day', `DELETE FROM daily_item_sales`],
  ['uses of a discount code on a day', `UPDATE daily_code_uses SET orders = orders + 1`],
  ['marks of a product', `DELETE FROM product_marks`],
  ['low-stock list', `INSERT INTO short_sizes SELECT id, product_id FROM size_entries LIMIT 1`],
  [
    'never completed',
    `INSERT INTO idempotent_answers VALUES (gen_random_uuid(), 'call', 'key', 'hash', '""', now())`,
  ],
])('reports an inconsistency: %s', async (words, change) => {
  expect(await findAfter(change)).toContainEqual(expect.stringContaining(words))
})
