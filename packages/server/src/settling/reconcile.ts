import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { orders } from '#order-book/order-tables'
import { forgetOldNotices } from '#payments/open-notices'
import { ProviderAway } from '#platform/payment-provider'
import type { Shop } from '#platform/shop'
import { closePayment, lookAtPayment } from '#settling/look-at-payment'
import { findPayment, type OrderPayment } from '#settling/order-payment'
import { orderPayments } from '#settling/payment-tables'
import { before, HELD_FOR, QUIET_FOR, STARTING_FOR } from '#settling/payment-times'

/** Less than the minute between two rounds. */
const ASKED_LATELY = 50_000
const MOST_AT_ONCE = 500

/**
 * One round over the orders that wait for their payment (D-41): what was never started is given up after two minutes,
 * what is 15 minutes old is asked for, what is 30 minutes old is closed at the provider and then given up. `all` asks
 * for every one of them, as after a restart.
 */
export async function reconcile(shop: Shop, { all = false } = {}): Promise<void> {
  if (!shop.payments) return
  for (const orderId of await waitingOrders(shop, all)) {
    try {
      const found = await takeUp(shop, orderId, all)
      if (found) await look(shop, found)
    } catch (error) {
      shop.log.warn({ orderId, reason: (error as Error).message }, 'A card payment could not be looked at')
      if (error instanceof ProviderAway) break
    }
  }
  await forgetOldNotices(shop)
}

/** Who was not asked for the longest time comes first, so that one that cannot be answered does not keep back the others. */
async function waitingOrders(shop: Shop, all: boolean): Promise<string[]> {
  const { state, startedAt, askedAt, orderId } = orderPayments
  const olderThan = (age: number) => lt(startedAt, before(shop.now(), age))
  const due = or(and(eq(state, 'starting'), olderThan(STARTING_FOR)), olderThan(QUIET_FOR))
  const rows = await shop.db
    .select({ orderId })
    .from(orderPayments)
    .where(and(inArray(state, ['starting', 'open', 'processing']), all ? undefined : due))
    .orderBy(sql`${askedAt} ASC NULLS FIRST`, asc(startedAt))
    .limit(MOST_AT_ONCE)
  return rows.map((row) => row.orderId)
}

/** Marked as asked for, so that of several processes one asks. */
async function takeUp(shop: Shop, orderId: string, all: boolean): Promise<OrderPayment | null> {
  const now = shop.now()
  const askedLately = or(isNull(orderPayments.askedAt), lt(orderPayments.askedAt, before(now, ASKED_LATELY)))
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ askedAt: now })
    .where(and(eq(orderPayments.orderId, orderId), all ? undefined : askedLately))
  return rowCount === 1 ? findPayment(shop, eq(orders.id, orderId)) : null
}

async function look(shop: Shop, found: OrderPayment): Promise<void> {
  const age = shop.now().getTime() - found.payment.startedAt.getTime()
  const isOver = age > (found.payment.state === 'starting' ? STARTING_FOR : HELD_FOR)
  await (isOver ? closePayment(shop, found, 'expired') : lookAtPayment(shop, found))
}
