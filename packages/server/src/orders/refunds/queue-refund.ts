import { and, eq, type SQL, sql } from 'drizzle-orm'
import { backoff } from '#jobs/backoff'
import { refunds } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

export type RefundRow = typeof refunds.$inferSelect

/** Seconds between two attempts. */
const FIRST_WAIT = 15
const LONGEST_WAIT = 6 * 3600

export const REFUND_BACKOFF = [FIRST_WAIT, LONGEST_WAIT] as const

/** Queues the refund of a whole payment, in the transaction that cancels the order (D-48). */
export async function queueRefund(shop: Shop, orderId: string, amount: number): Promise<void> {
  const now = shop.now()
  await shop.db.insert(refunds).values({ orderId, amount, createdAt: now, nextAt: now }).onConflictDoNothing()
}

/** Queues the refunds of paid orders that were cancelled by SQL (D-48). */
export async function queueRefundsOfCancelled(shop: Shop): Promise<void> {
  const now = shop.now()
  const { rows } = await shop.db.execute<{ order_id: string }>(sql`
    INSERT INTO refunds (order_id, amount, created_at, next_at)
    SELECT o.id, p.amount, ${now}, ${now} FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE o.status = 'Cancelled' AND p.state = 'paid' AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id)
    ON CONFLICT DO NOTHING RETURNING order_id`)
  for (const { order_id: orderId } of rows) shop.log.warn({ orderId }, 'A cancelled order was still paid')
}

/** Matches the refund only while no other process has requeued it. */
export const sameAttempt = ({ orderId, round }: RefundRow): SQL | undefined =>
  and(eq(refunds.orderId, orderId), eq(refunds.round, round))

/** Queues a refund again that the provider failed or the shopper's bank returned (D-48), under a new idempotency key. */
export async function requeueRefund(shop: Shop, refund: RefundRow): Promise<void> {
  const { orderId, round, providerRefundId } = refund
  const nextAt = backoff(shop.now(), ...REFUND_BACKOFF)
  await shop.db
    .update(refunds)
    .set({
      state: 'due',
      providerRefundId: null,
      round: round + 1,
      refundedAt: null,
      nextAt: sql`${nextAt}`,
      lastError: FAILED,
    })
    .where(sameAttempt(refund))
  shop.log.error({ orderId, refund: providerRefundId, round }, FAILED)
}

const FAILED = 'The provider failed a refund'
