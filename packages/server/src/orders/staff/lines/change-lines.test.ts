import type { InputOf } from '@little-dunes/domain/contract/calls'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { emails } from '#emails/email-tables'
import { processRefunds } from '#orders/refunds/process-refunds'
import { orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let manager: Awaited<ReturnType<typeof aMember>>
let customer: Awaited<ReturnType<typeof aCustomer>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startCardShop({ storefront: null })
  manager = await aMember(shop.shop, 'manager')
})
beforeEach(async () => {
  customer = await aCustomer(shop.shop)
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5, '100': 5 } }] })
})
afterAll(() => shop.close())

type EditedLines = Pick<InputOf<'POST /api/staff/order/lines/quote'>, 'remaining' | 'added'>

const ofStaff = () => ({ token: manager.token })
const see = async (orderId: string) =>
  requireSuccess(await shop.call('GET /api/staff/order', { orderId }, ofStaff())).order
const readLines = async (orderId: string) =>
  (await see(orderId)).lines.map(({ position, sku, quantity }) => ({ position, sku, quantity }))
const quote = async (orderId: string, edited: EditedLines) =>
  shop.call(
    'POST /api/staff/order/lines/quote',
    { orderId, from: await readLines(orderId), ...edited },
    ofStaff(),
  )
const change = async (
  orderId: string,
  edited: EditedLines,
  amount: number,
  from?: { position: number; sku: string; quantity: number }[],
) =>
  shop.call(
    'POST /api/staff/order/lines',
    { orderId, from: from ?? (await readLines(orderId)), ...edited, amount, reason: 'Asked on the phone' },
    ofStaff(),
  )
const loadStock = async (size: string) => {
  const which = and(eq(sizeEntries.productId, tee.id), eq(sizeEntries.size, size))
  return (await shop.db.select().from(sizeEntries).where(which))[0]?.stocks
}
/** Two tees of size 90 at AED 100.00, cash on delivery, with free delivery. */
const aCashOrder = async (overrides: object = {}) =>
  requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee, { quantity: 2 })], 200, overrides), {
      token: customer.token,
    }),
  ).orderId
/** The same order, paid by card. */
async function aPaidOrder(quantity = 2) {
  const body = anOrder([aLine(tee, { quantity })], quantity * 100)
  const placed = requireSuccess(
    await shop.call('POST /api/order/embedded-stripe', body, { token: customer.token }),
  )
  await shop.pay(placed.clientSecret)
  await shop.hear()
  return placed.orderId
}
const move = async (orderId: string, to: 'Packing' | 'Shipped' | 'Delivered') =>
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, ofStaff()))
const isInOrder = async () => expect(await findInconsistencies(shop.db)).toEqual([])

test('removing items from a cash order lowers the cash to collect, returns stock and records the change', async () => {
  const orderId = await aCashOrder()
  const fewer = { remaining: [{ position: 0, quantity: 1 }], added: [] }
  expect(requireSuccess(await quote(orderId, fewer))).toMatchObject({
    before: 200_00,
    delivery: 25_00,
    amount: 125_00,
    lines: [{ paid: 100_00 }],
  })
  expect(await change(orderId, fewer, 125)).toEqual({ success: true, amount: 125_00, refunded: 0 })
  expect([await loadStock('90'), await loadStock('100')]).toEqual([4, 5])
  expect(await see(orderId)).toMatchObject({
    amount: 125_00,
    delivery: 25_00,
    vat: 5_95,
    refunds: [],
    lines: [{ quantity: 1, paid: 100_00 }],
    edits: [
      {
        actor: manager.email,
        actorName: manager.name,
        amountBefore: 200_00,
        amountAfter: 125_00,
        changes: [{ colour: 'Coral', size: '90', from: 2, to: 1 }],
      },
    ],
  })
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, orderId))
  expect(auditLog).toMatchObject([
    {
      changes: {
        amount: [200_00, 125_00],
        items: [['2 × Dune Tee, Coral, 90'], ['1 × Dune Tee, Coral, 90']],
      },
    },
  ])
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(orderId, to)
  const [invoice] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  expect(invoice).toMatchObject({ kind: 'invoice', amount: 125_00, vat: 5_95 })
  await isInOrder()
})

test('new items in a changed cash order have the current price, and existing ones keep theirs', async () => {
  const orderId = await aCashOrder()
  await shop.db.update(products).set({ price: 150_00 }).where(eq(products.id, tee.id))
  const edited = {
    remaining: [{ position: 0, quantity: 1 }],
    added: [aLine(tee, { size: '100', quantity: 2 })],
  }
  requireSuccess(await change(orderId, edited, 400))
  expect((await see(orderId)).lines).toMatchObject([
    { size: '90', quantity: 1, paid: 100_00 },
    { size: '100', quantity: 2, paid: 300_00 },
  ])
  expect([await loadStock('90'), await loadStock('100')]).toEqual([4, 3])
  await isInOrder()
})

test('a lower total of a card order is refunded with a credit note for its VAT, and cancelling refunds the rest', async () => {
  const orderId = await aPaidOrder()
  const edited = { remaining: [], added: [aLine(tee, { size: '100' })] }
  expect(await change(orderId, edited, 125)).toEqual({ success: true, amount: 125_00, refunded: 75_00 })
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 200_00, refunded: 75_00 })
  const notes = async () =>
    shop.db
      .select({ amount: taxDocuments.amount, vat: taxDocuments.vat })
      .from(taxDocuments)
      .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'credit_note')))
  expect(await notes()).toEqual([{ amount: 75_00, vat: 9_52 - 5_95 }])
  expect(await see(orderId)).toMatchObject({ received: 200_00, refundable: 125_00, amount: 125_00 })
  expect([await loadStock('90'), await loadStock('100')]).toEqual([5, 4])
  await isInOrder()
  requireSuccess(
    await shop.call('POST /api/staff/order/cancel', { orderId, reason: 'Changed her mind' }, ofStaff()),
  )
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ refunded: 200_00 })
  expect(await loadStock('100')).toBe(5)
  await isInOrder()
})

test('the credit note of an edit lists the removed items, or has one line if other items cost more', async () => {
  const loadNoteLines = async (orderId: string) => {
    const [note] = await shop.db
      .select()
      .from(taxDocuments)
      .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'credit_note')))
    expect(note?.content.totals).toMatchObject({ total: note?.amount, vat: note?.vat })
    return note?.content.lines?.map(({ description, quantity, total }) => [description, quantity, total])
  }
  const fewer = await aPaidOrder(3)
  const two = { remaining: [{ position: 0, quantity: 2 }], added: [] }
  requireSuccess(await change(fewer, two, 200))
  expect(await loadNoteLines(fewer)).toEqual([['Dune Tee, Coral, 90', 1, 100_00]])
  const other = await aPaidOrder()
  requireSuccess(await change(other, { remaining: [], added: [aLine(tee, { size: '100' })] }, 125))
  expect(await loadNoteLines(other)).toEqual([['Order change', 1, 75_00]])
})

test('a higher total of a card order is refused, and nothing changes', async () => {
  const orderId = await aPaidOrder()
  const more = { remaining: [{ position: 0, quantity: 3 }], added: [] }
  expect(await change(orderId, more, 300)).toMatchObject({ code: 'total_grows', by: 100 })
  expect([await loadStock('90'), (await see(orderId)).amount]).toEqual([3, 200_00])
  await isInOrder()
})

test('a change refunds at most the rest after a partial refund, and is refused after a line refund', async () => {
  const orderId = await aPaidOrder()
  const other = await aPaidOrder()
  const refund = async (part: Partial<InputOf<'POST /api/staff/order/refund'>> & { orderId: string }) =>
    requireSuccess(await shop.call('POST /api/staff/order/refund', { reason: 'A stain', ...part }, ofStaff()))
  await refund({ orderId, amount: 130 })
  await refund({ orderId: other, lines: [{ position: 0, quantity: 1 }] })
  const one = { remaining: [{ position: 0, quantity: 1 }], added: [] }
  expect(await change(orderId, one, 125)).toMatchObject({ code: 'refund_too_large', left: 70 })
  expect(await change(other, one, 125)).toMatchObject({ code: 'lines_refunded' })
  await isInOrder()
})

test('an order below the minimum of its discount code loses the code, and the customer can use it again', async () => {
  const code = `MIN${tee.id.slice(-6).toUpperCase()}`
  await shop.db.insert(discountCodes).values({ code, rate: 0.1, minimum: 150_00 })
  const body = anOrder([aLine(tee, { quantity: 2 })], 180, { discountCode: code })
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', body, { token: customer.token }),
  )
  const one = { remaining: [{ position: 0, quantity: 1 }], added: [] }
  expect(requireSuccess(await quote(orderId, one))).toMatchObject({ losesCode: true, amount: 125_00 })
  requireSuccess(await change(orderId, one, 125))
  expect(await shop.db.select().from(codeUses).where(eq(codeUses.orderId, orderId))).toEqual([])
  expect(await see(orderId)).toMatchObject({ discountCode: null, coupon: 0 })
  await isInOrder()
})

test.each([
  ['nothing is left', { remaining: [], added: [] }, { code: 'empty_order' }],
  [
    'a quantity of none',
    { remaining: [{ position: 0, quantity: 0 }], added: [] },
    { code: 'invalid_quantity' },
  ],
  ['a line that it has not', { remaining: [{ position: 7, quantity: 1 }], added: [] }, { code: 'malformed' }],
  ['more than there is', { remaining: [{ position: 0, quantity: 8 }], added: [] }, { code: 'out_of_stock' }],
])('refuses a change and writes nothing: %s', async (_, edited, refusal) => {
  const orderId = await aCashOrder()
  expect(await change(orderId, edited, 800)).toMatchObject(refusal)
  expect([await loadStock('90'), (await see(orderId)).amount]).toEqual([3, 200_00])
})

test('a wrong total, a conflicting change and a shipped order are refused', async () => {
  const orderId = await aCashOrder()
  const one = { remaining: [{ position: 0, quantity: 1 }], added: [] }
  expect(await change(orderId, one, 100)).toMatchObject({ code: 'amount_changed', quote: { amount: 125 } })
  const read = await readLines(orderId)
  requireSuccess(await change(orderId, one, 125, read))
  expect(await change(orderId, one, 125, read)).toMatchObject({ code: 'field_changed' })
  await move(orderId, 'Packing')
  await move(orderId, 'Shipped')
  expect(await change(orderId, one, 125)).toMatchObject({ code: 'order_stays' })
})

test('two simultaneous edits and a cancellation keep stock, payments and accounting consistent', async () => {
  for (let round = 0; round < 4; round++) {
    const orderId = await (round % 2 ? aPaidOrder() : aCashOrder())
    const read = await readLines(orderId)
    await Promise.all([
      change(orderId, { remaining: [{ position: 0, quantity: 1 }], added: [] }, 125, read),
      change(orderId, { remaining: [], added: [aLine(tee, { size: '100' })] }, 125, read),
      shop.call('POST /api/order/cancel', { orderId }, { token: customer.token }),
    ])
    await isInOrder()
  }
  const left = await shop.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.userId, customer.id))
  expect(left).toHaveLength(4)
})

test('the customer of a changed cash order gets one email, and a refused change sends none', async () => {
  const orderId = await aCashOrder()
  const listEmails = () =>
    shop.db
      .select({ to: emails.to })
      .from(emails)
      .where(and(eq(emails.about, orderId), eq(emails.kind, 'order_edited')))
  const fewer = { remaining: [{ position: 0, quantity: 1 }], added: [] }
  expect(await change(orderId, fewer, 1)).toMatchObject({ code: 'amount_changed' })
  expect(await listEmails()).toEqual([])
  requireSuccess(await change(orderId, fewer, 125))
  expect(await listEmails()).toEqual([{ to: customer.email }])
})
