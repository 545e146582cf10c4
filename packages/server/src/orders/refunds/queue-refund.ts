import type { Fils } from '@little-dunes/domain/money'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { backoff } from '#jobs/backoff'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refundLines, refunds } from '#orders/store/payment-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import { issueCreditNote } from '#orders/tax-documents/issue-credit-note'
import type { Shop } from '#shop'

export type RefundRow = typeof refunds.$inferSelect

/** Seconds between two attempts. */
const FIRST_WAIT = 15
const LONGEST_WAIT = 6 * 3600

export const REFUND_BACKOFF = [FIRST_WAIT, LONGEST_WAIT] as const

/** A refund to be queued. `lines` are the units that it is for; without them it is for no line in particular. */
export interface NewRefund {
  orderId: string
  amount: Fils
  actor: string
  reason?: string
  lines?: { position: number; quantity: number; amount: Fils }[]
  /** Handed over already: nothing is left to be done. */
  inCash?: boolean
  /** The order itself costs less since it was edited; with the VAT that it has less inside. */
  ofEdit?: { vat: Fils }
}

/** Why a refund without words of the staff is made. */
const CANCELLED = 'The order was cancelled'

/** Queues a refund, in the transaction of what it is for, which has the order locked (D-48); answers its id. */
export async function queueRefund(
  shop: Shop,
  { lines = [], inCash = false, ofEdit, ...refund }: NewRefund,
): Promise<string> {
  const [id, now] = [shop.newId(), shop.now()]
  const done = inCash ? ({ status: 'succeeded', refundedAt: now } as const) : {}
  await shop.db
    .insert(refunds)
    .values({ ...refund, ...done, isEdit: ofEdit !== undefined, id, createdAt: now, nextAt: now })
  const { orderId } = refund
  if (lines.length > 0)
    await shop.db.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: id, orderId })))
  const { amount, reason = CANCELLED } = refund
  await issueCreditNote(shop, { orderId, refundId: id, amount, reason, vat: ofEdit?.vat })
  // The mail about a cancelled order names what goes back.
  if (refund.reason !== undefined) await queueOrderEmail(shop, 'order_refunded', orderId, id)
  return id
}

/** What of the payment of an order was not refunded and is not queued for it, in fils. */
export async function refundableAmount(shop: Shop, orderId: string): Promise<Fils> {
  const given = sql`(SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = ${orderId})`
  const cash = sql`CASE WHEN ${orders.paid} AND ${orders.paymentMethod} = 'cod' THEN ${orders.amount} END`
  const [found] = await shop.db
    .select({ left: sql`coalesce(${orderPayments.received}, ${cash}, 0) - ${given}`.mapWith(Number) })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  return found?.left ?? 0
}

/** Queues all that is left of a card payment, in the transaction that cancels the order (D-48). */
export async function queueFullRefund(shop: Shop, orderId: string, actor: string): Promise<void> {
  const amount = await refundableAmount(shop, orderId)
  if (amount > 0) await queueRefund(shop, { orderId, amount, actor })
}

/** Queues the refunds of paid orders that were cancelled by SQL (D-48). */
export async function queueRefundsOfCancelled(shop: Shop): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    SELECT o.id FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE o.status = 'Cancelled' AND p.status = 'paid'
      AND p.received > (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id)`)
  for (const { id: orderId } of rows) {
    await inTransaction(shop, async (tx) => {
      await lockOrder(tx, orderId)
      await queueFullRefund(tx, orderId, 'system')
    })
    shop.log.warn({ orderId }, 'A cancelled order was still paid')
  }
}

/** Matches the refund only while no other process has requeued it. */
export const sameAttemptCondition = ({ id, providerAttempt }: RefundRow): SQL | undefined =>
  and(eq(refunds.id, id), eq(refunds.providerAttempt, providerAttempt))

/** Queues a refund again that the provider failed or the shopper's bank returned (D-48), under a new idempotency key. */
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

const FAILED = 'The provider failed a refund'
