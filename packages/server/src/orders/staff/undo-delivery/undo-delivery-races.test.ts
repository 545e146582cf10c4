import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashRemittanceLines } from '#cash-on-delivery/remittance-tables'
import { inTransaction } from '#database/in-transaction'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { openDocuments } from '#orders/tax-documents/open-documents'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { voidInvoice } from '#orders/tax-documents/void-invoice'
import { returns } from '#returns/return-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const ROUNDS = 8

let shop: TestShop
let other: Awaited<ReturnType<TestShop['anotherServer']>>
let owner: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  other = await shop.anotherServer()
  owner = await aMember(shop.shop, 'owner')
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 500 } }] })
})
afterAll(() => shop.close())

const delivered = async () => {
  const order = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  const [invoice] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.orderId))
  return { ...order, document: invoice?.number ?? '' }
}
type Delivered = Awaited<ReturnType<typeof delivered>>

const undo = ({ orderId }: Delivered) => shop.call('POST /api/staff/order/undo-delivery', { orderId }, owner)

/** State of an order in every place that stores a part of it. */
async function booked({ orderId }: Delivered) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const [invoice] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  const remitted = await shop.db
    .select()
    .from(cashRemittanceLines)
    .where(eq(cashRemittanceLines.orderId, orderId))
  const refundRows = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const asked = await shop.db.select().from(returns).where(eq(returns.orderId, orderId))
  return {
    status: order?.status,
    paid: order?.paid,
    voided: invoice?.voidedAt != null,
    followed: (invoice?.openedAt ? 1 : 0) + remitted.length + refundRows.length + asked.length,
  }
}

const UNDONE = { status: 'Shipped', paid: false, voided: true, followed: 0 }
const STAYS = { status: 'Delivered', paid: true, voided: false, followed: 1 }

/** Each call uses its own connection; the rounds start them in both orders. */
const RIVALS: Record<string, (order: Delivered) => Promise<{ success: boolean }>> = {
  'the customer opens the invoice': ({ number, document, token }) =>
    other.call('POST /api/order/document', { number, document }, { token }),
  'the ledger of its month is downloaded': async ({ document }) => {
    const input = { month: shop.clock.now().toISOString().slice(0, 7), file: 'ledger_csv' as const }
    const { content } = requireSuccess(await other.call('GET /api/staff/tax/file', input, owner))
    return { success: content.includes(`${document},invoice,`) }
  },
  'the cash is handed over': ({ orderId }) =>
    other.call(
      'POST /api/staff/cash/remit',
      { carrier: '', fileName: '', lines: [{ orderId, paid: 125_00 }] },
      owner,
    ),
  'a part is refunded': ({ orderId }) =>
    other.call('POST /api/staff/order/refund', { orderId, amount: 10, reason: 'A stain' }, owner),
  'a return is requested': ({ number, token }) =>
    other.call(
      'POST /api/return/request',
      { number, resolution: 'refund', lines: [{ position: 0, quantity: 1, reason: 'too_small' }] },
      { token },
    ),
}

test.each(Object.entries(RIVALS))(
  'only one of a simultaneous undo and a conflicting step succeeds, and the other changes nothing: %s',
  async (_, rival) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await delivered()
      const both = [() => undo(order), () => rival(order)]
      const started = (round % 2 === 0 ? both : both.toReversed()).map((start) => start())
      const answers = await Promise.all(started)
      const [undone, followed] = round % 2 === 0 ? answers : answers.toReversed()
      expect([undone?.success, followed?.success].toSorted()).toEqual([false, true])
      expect(await booked(order)).toEqual(undone?.success ? UNDONE : STAYS)
    }
    expect(await findInconsistencies(shop.db)).toEqual([])
  },
)

/** Runs a step in a transaction that stays open until the concurrent call waits for its lock. */
async function beside<Answer>(
  step: (tx: typeof shop.shop) => Promise<unknown>,
  start: () => Promise<Answer>,
) {
  let waiting: Promise<Answer> | undefined
  await inTransaction(shop.shop, async (tx) => {
    await step(tx)
    waiting = start()
    await eventually(async () => {
      const { rows } = await other.shop.db.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    })
  })
  return waiting
}

test('an invoice cannot be opened while it is voided, or voided while it is opened', async () => {
  const voided = await delivered()
  const { number, document, token } = voided
  const opening = await beside(
    (tx) => voidInvoice(tx, voided.orderId),
    () => other.call('POST /api/order/document', { number, document }, { token }),
  )
  expect(opening).toMatchObject({ code: 'document_voided' })
  const opened = await delivered()
  const undoing = await beside(
    (tx) => openDocuments(tx, eq(taxDocuments.orderId, opened.orderId)),
    () => undo(opened),
  )
  expect(undoing).toMatchObject({ code: 'delivery_invoiced' })
  expect(await booked(opened)).toEqual(STAYS)
})

test('only one of several simultaneous undos succeeds, and the log has one entry', async () => {
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const order = await delivered()
    const { orderId } = order
    const calls = [shop, other, shop, other].map(({ call }) =>
      call('POST /api/staff/order/undo-delivery', { orderId }, owner),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter((answer) => 'code' in answer && answer.code === 'delivery_undone')).toHaveLength(3)
    expect(await booked(order)).toEqual(UNDONE)
    const { changes } = requireSuccess(await shop.call('GET /api/staff/audit-log', {}, owner))
    expect(changes.filter(({ subjectId, undoes }) => subjectId === orderId && undoes)).toHaveLength(1)
  }
})

test('a simultaneous undo and next delivery run one after the other, each with a correct invoice', async () => {
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const order = await delivered()
    const { orderId } = order
    const [undone, again] = await Promise.all([
      undo(order),
      other.call('POST /api/staff/order/move', { orderId, to: 'Delivered' }, owner),
    ])
    expect(undone?.success).toBe(true)
    const documents = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
    expect(documents.filter(({ voidedAt }) => voidedAt === null)).toHaveLength(again?.success ? 1 : 0)
    expect(documents).toHaveLength(again?.success ? 2 : 1)
  }
  expect(await findInconsistencies(shop.db)).toEqual([])
})
