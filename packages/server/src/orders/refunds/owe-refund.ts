import { and, eq, type SQL, sql } from 'drizzle-orm'
import { growingWait } from '#jobs/growing-wait'
import { refunds } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

export type RefundRow = typeof refunds.$inferSelect

/** Seconds between two tries. */
const FIRST_WAIT = 15
const LONGEST_WAIT = 6 * 3600

export const REFUND_WAITS = [FIRST_WAIT, LONGEST_WAIT] as const

/** Records, in the transaction that makes it so, that all of a payment has to go back (D-48); a job sees to it. */
export async function oweRefund(shop: Shop, orderId: string, amount: number): Promise<void> {
  const now = shop.now()
  await shop.db.insert(refunds).values({ orderId, amount, createdAt: now, nextAt: now }).onConflictDoNothing()
}

/** A paid order that somebody cancelled in the tables is one of which the money goes back, too (D-48). */
export async function oweForCancelled(shop: Shop): Promise<void> {
  const now = shop.now()
  const { rows } = await shop.db.execute<{ order_id: string }>(sql`
    INSERT INTO refunds (order_id, amount, created_at, next_at)
    SELECT o.id, p.amount, ${now}, ${now} FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE o.status = 'Cancelled' AND p.state = 'paid' AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id)
    ON CONFLICT DO NOTHING RETURNING order_id`)
  for (const { order_id: orderId } of rows) shop.log.warn({ orderId }, 'A cancelled order was still paid')
}

/** As it was when it was looked at: what another process did with it since counts. */
export const sameRound = ({ orderId, round }: RefundRow): SQL | undefined =>
  and(eq(refunds.orderId, orderId), eq(refunds.round, round))

/**
 * The provider gave it up, or the shopper's bank has sent the money back (D-48): it is owed again, the order does not
 * say any more that it was given back, and the next try is a new one.
 */
export async function oweAgain(shop: Shop, refund: RefundRow): Promise<void> {
  const { orderId, round, providerRefundId } = refund
  const nextAt = growingWait(shop.now(), ...REFUND_WAITS)
  await shop.db
    .update(refunds)
    .set({
      state: 'due',
      providerRefundId: null,
      round: round + 1,
      refundedAt: null,
      nextAt: sql`${nextAt}`,
      lastError: GIVEN_UP,
    })
    .where(sameRound(refund))
  shop.log.error({ orderId, refund: providerRefundId, round }, GIVEN_UP)
}

const GIVEN_UP = 'The provider gave a refund up'
