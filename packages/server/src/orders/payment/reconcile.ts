import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { lookBack } from '#orders/payment/look-back'
import { closePayment, syncPayment } from '#orders/payment/sync-payment'
import { queueRefundsOfCancelled } from '#orders/refunds/queue-refund'
import { findPayment, type OrderPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import { after, before, CLOCKS_APART, HELD_FOR, QUIET_FOR, STARTING_FOR } from '#orders/store/payment-times'
import { deleteOldEvents } from '#payments/pending-events'
import { ProviderAway } from '#payments/provider'
import type { Shop } from '#shop'

/** Less than the minute between two rounds. */
const ASKED_LATELY = 50_000
const MOST_AT_ONCE = 500

/**
 * One round over the orders that wait for their payment (D-41): what was never started is given up after two minutes,
 * what is 15 minutes old is asked for, what is 30 minutes old is closed at the provider and then given up. `all` asks
 * for every one of them, as after a restart. What is over is looked at again now and then.
 */
export async function reconcile(shop: Shop, { all = false } = {}): Promise<void> {
  if (!shop.payments) return
  await beginNow(shop)
  for (const orderId of await waitingOrders(shop, all)) {
    try {
      const found = await takeUp(shop, orderId, all)
      if (found) await look(shop, found)
    } catch (error) {
      shop.log.warn({ orderId, reason: (error as Error).message }, 'A card payment could not be looked at')
      if (error instanceof ProviderAway) break
    }
  }
  await queueRefundsOfCancelled(shop)
  await lookBack(shop)
  await deleteOldEvents(shop)
}

const isWaiting = inArray(orderPayments.state, ['starting', 'open', 'processing'])

/** What began at a time that is still to come began before the clock was put back: its half hour is counted from now. */
async function beginNow(shop: Shop): Promise<void> {
  const now = shop.now()
  await shop.db
    .update(orderPayments)
    .set({ startedAt: now })
    .where(and(isWaiting, gt(orderPayments.startedAt, after(now, CLOCKS_APART))))
}

/** Who was not asked for the longest time comes first, so that one that cannot be answered does not keep back the others. */
async function waitingOrders(shop: Shop, all: boolean): Promise<string[]> {
  const { state, startedAt, askedAt, orderId } = orderPayments
  const olderThan = (age: number) => lt(startedAt, before(shop.now(), age))
  const due = or(and(eq(state, 'starting'), olderThan(STARTING_FOR)), olderThan(QUIET_FOR))
  const rows = await shop.db
    .select({ orderId })
    .from(orderPayments)
    .where(and(isWaiting, all ? undefined : due))
    .orderBy(sql`${askedAt} ASC NULLS FIRST`, asc(startedAt))
    .limit(MOST_AT_ONCE)
  return rows.map((row) => row.orderId)
}

/** Marked as asked for, so that of several processes one asks. */
async function takeUp(shop: Shop, orderId: string, all: boolean): Promise<OrderPayment | null> {
  const now = shop.now()
  const { askedAt } = orderPayments
  const notLately = or(
    isNull(askedAt),
    lt(askedAt, before(now, ASKED_LATELY)),
    gt(askedAt, after(now, CLOCKS_APART)),
  )
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ askedAt: now })
    .where(and(eq(orderPayments.orderId, orderId), all ? undefined : notLately))
  return rowCount === 1 ? findPayment(shop, eq(orders.id, orderId)) : null
}

async function look(shop: Shop, found: OrderPayment): Promise<void> {
  const age = shop.now().getTime() - found.payment.startedAt.getTime()
  const isOver = age > (found.payment.state === 'starting' ? STARTING_FOR : HELD_FOR)
  await (isOver ? closePayment(shop, found, 'expired') : syncPayment(shop, found))
}
