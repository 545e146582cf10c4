import { creditNoteReasons } from '@little-dunes/domain/messages/tax-documents/credit-note-reasons'
import type { Fils } from '@little-dunes/domain/money'
import { creditOfRefund } from '@little-dunes/domain/orders/credit/store-credit'
import type { TaxLine } from '@little-dunes/domain/orders/tax-documents'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { addCreditEntry } from '#credit/add-credit-entry'
import { inTransaction } from '#database/in-transaction'
import { backoff } from '#jobs/backoff'
import { refundableAmounts } from '#orders/refunds/refundable-amounts'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { refundLines, refunds } from '#orders/store/payment-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import { queueOrderPush } from '#orders/store/queue-order-push'
import { issueCreditNote } from '#orders/tax-documents/issue-credit-note'
import type { Shop } from '#shop'

export type RefundRow = typeof refunds.$inferSelect

/** Seconds between two attempts. */
const FIRST_WAIT = 15
const LONGEST_WAIT = 6 * 3600

export const REFUND_BACKOFF = [FIRST_WAIT, LONGEST_WAIT] as const

/** Without `lines`, the refund is for no particular line. */
export interface NewRefund {
  orderId: string
  amount: Fils
  /** Part of the amount that goes to store credit at once. */
  credit: Fils
  /** Part of the amount for delivery and express. */
  delivery?: Fils
  actor: string
  reason?: string
  lines?: { position: number; quantity: number; amount: Fils; restocked?: number }[]
  /** The team hands the rest over in cash; no provider is involved. */
  inCash?: boolean
  /** The cash was already handed over. */
  isPaidBack?: boolean
  /** The customer gets emails by default; the team can turn them off. */
  hasEmails?: boolean
  /** An edit made the order itself cheaper: the VAT in the difference, and the lines of the credit note. */
  ofEdit?: { vat: Fils; lines: readonly TaxLine[] }
}

/** Queues a refund in the transaction of its cause, which has locked the order (D-48). Returns its id. */
export async function queueRefund(
  shop: Shop,
  { lines = [], inCash = false, isPaidBack = false, ofEdit, ...refund }: NewRefund,
): Promise<string> {
  const [id, now] = [shop.newId(), shop.now()]
  const isDone = inCash || refund.credit === refund.amount
  const done = isDone ? ({ status: 'succeeded', refundedAt: now } as const) : {}
  const owesCash = inCash && refund.credit < refund.amount
  const cash =
    owesCash && isPaidBack ? { paidBackAt: now, paidBackBy: refund.actor } : { toPayBack: owesCash }
  await shop.db
    .insert(refunds)
    .values({ ...refund, ...done, ...cash, isEdit: ofEdit !== undefined, id, createdAt: now, nextAt: now })
  const { orderId, credit, actor } = refund
  if (lines.length > 0)
    await shop.db.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: id, orderId })))
  if (credit > 0)
    await addCreditEntry(shop, {
      userId: await loadCustomerId(shop, orderId),
      reason: 'refund',
      amount: credit,
      actor,
      refundId: id,
    })
  const { amount, reason = creditNoteReasons.cancelled } = refund
  await issueCreditNote(shop, {
    orderId,
    refundId: id,
    amount,
    storeCredit: credit,
    reason,
    units: lines,
    fees: refund.delivery ?? 0,
    ofEdit,
  })
  // The email about a cancelled order already names the refund.
  if (refund.reason !== undefined && refund.hasEmails !== false)
    await queueOrderEmail(shop, 'order_refunded', orderId, id)
  if (isDone) await queueOrderPush(shop, orderId, 'refunded')
  return id
}

async function loadCustomerId(shop: Shop, orderId: string): Promise<string> {
  const [order] = await shop.db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('Order not found')
  return order.userId
}

/**
 * Queues everything that is left of the payment, in the transaction that cancels the order (D-48). Each part returns to
 * its source.
 */
export async function queueFullRefund(shop: Shop, orderId: string, actor: string): Promise<void> {
  const left = await refundableAmounts(shop, orderId)
  const amount = left.total
  if (amount > 0)
    await queueRefund(shop, { orderId, amount, credit: creditOfRefund(amount, left, 'original'), actor })
}

/** Queues refunds of paid orders that were cancelled by SQL (D-48). */
export async function queueRefundsOfCancelled(shop: Shop): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    SELECT o.id FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE o.status = 'Cancelled' AND p.status = 'paid'
      AND p.received + o.credit + (SELECT coalesce(sum(e.credit), 0) FROM refunds e WHERE e.order_id = o.id AND e.is_edit)
        > (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id)`)
  for (const { id: orderId } of rows) {
    await inTransaction(shop, async (tx) => {
      await lockOrder(tx, orderId)
      await queueFullRefund(tx, orderId, 'system')
    })
    shop.log.warn({ orderId }, 'A cancelled order was paid')
  }
}

/** Matches the refund only while no other process has requeued it. */
export const sameAttemptCondition = ({ id, providerAttempt }: RefundRow): SQL | undefined =>
  and(eq(refunds.id, id), eq(refunds.providerAttempt, providerAttempt))

/** Requeues a refund that the provider failed or the customer's bank returned (D-48), with a new idempotency key. */
export async function requeueRefund(shop: Shop, refund: RefundRow): Promise<void> {
  const { orderId, providerAttempt, providerRefundId } = refund
  const nextAt = backoff(shop.now(), ...REFUND_BACKOFF)
  await shop.db
    .update(refunds)
    .set({
      status: 'due',
      providerRefundId: null,
      providerAttempt: providerAttempt + 1,
      refundedAt: null,
      nextAt: sql`${nextAt}`,
      lastError: FAILED,
    })
    .where(sameAttemptCondition(refund))
  shop.log.error({ orderId, refund: providerRefundId, providerAttempt }, FAILED)
}

const FAILED = 'The card provider reported a failed refund'
