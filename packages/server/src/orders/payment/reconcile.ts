import { UNDECIDED_STATUSES } from '@little-dunes/domain/orders/payment-lifecycle'
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { recheck } from '#orders/payment/recheck'
import { cancelPayment, syncPayment } from '#orders/payment/sync-payment'
import { queueRefundsOfCancelled } from '#orders/refunds/queue-refund'
import { findPayment, type OrderPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import {
  addMs,
  CLOCK_SKEW,
  PAYMENT_TIMEOUT,
  RECONCILE_AFTER,
  START_TIMEOUT,
  subtractMs,
} from '#orders/store/payment-times'
import { deleteOldEvents } from '#payments/pending-events'
import type { Shop } from '#shop'

/** Milliseconds; less than the minute between two runs. */
const ASKED_RECENTLY = 50_000
const BATCH = 500

/**
 * Reconciles pending orders with the provider (D-41): expires payments that did not start within two minutes, syncs
 * those older than 15 minutes and closes those older than 30 minutes. `all` asks about every pending order, for example
 * after a restart.
 */
export async function reconcile(shop: Shop, { all = false } = {}): Promise<void> {
  if (!shop.payments) return
  await correctStartTimes(shop)
  for (const orderId of await waitingOrders(shop, all)) {
    try {
      const orderPayment = await claim(shop, orderId, all)
      if (orderPayment) await syncOrClose(shop, orderPayment)
    } catch (error) {
      shop.log.warn({ orderId, reason: (error as Error).message }, 'A card payment could not be reconciled')
      if (error instanceof ServiceUnavailable) break
    }
  }
  await queueRefundsOfCancelled(shop)
  await recheck(shop)
  await deleteOldEvents(shop)
}

/** Asks about the payment of one order now. False when the provider is unavailable. */
export async function reconcileOrder(shop: Shop, orderId: string): Promise<boolean> {
  try {
    const orderPayment = await claim(shop, orderId, true)
    if (orderPayment) await syncOrClose(shop, orderPayment)
    return true
  } catch (error) {
    if (error instanceof ServiceUnavailable) return false
    throw error
  }
}

const isWaiting = inArray(orderPayments.status, UNDECIDED_STATUSES)

/** A start in the future was stored before the clock was set back. Its half hour starts again now. */
async function correctStartTimes(shop: Shop): Promise<void> {
  const now = shop.now()
  await shop.db
    .update(orderPayments)
    .set({ startedAt: now })
    .where(and(isWaiting, gt(orderPayments.startedAt, addMs(now, CLOCK_SKEW))))
}

/** Least recently asked first, so that one failing payment does not block the others. */
async function waitingOrders(shop: Shop, all: boolean): Promise<string[]> {
  const { status, startedAt, askedAt, orderId } = orderPayments
  const olderThan = (age: number) => lt(startedAt, subtractMs(shop.now(), age))
  const due = or(and(eq(status, 'starting'), olderThan(START_TIMEOUT)), olderThan(RECONCILE_AFTER))
  const rows = await shop.db
    .select({ orderId })
    .from(orderPayments)
    .where(and(isWaiting, all ? undefined : due))
    .orderBy(sql`${askedAt} ASC NULLS FIRST`, asc(startedAt))
    .limit(BATCH)
  return rows.map((row) => row.orderId)
}

/** Sets `asked_at` first, so that only one process asks. */
async function claim(shop: Shop, orderId: string, all: boolean): Promise<OrderPayment | null> {
  const now = shop.now()
  const { askedAt } = orderPayments
  const notRecently = or(
    isNull(askedAt),
    lt(askedAt, subtractMs(now, ASKED_RECENTLY)),
    gt(askedAt, addMs(now, CLOCK_SKEW)),
  )
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ askedAt: now })
    .where(and(eq(orderPayments.orderId, orderId), all ? undefined : notRecently))
  return rowCount === 1 ? findPayment(shop, eq(orders.id, orderId)) : null
}

async function syncOrClose(shop: Shop, orderPayment: OrderPayment): Promise<void> {
  const age = shop.now().getTime() - orderPayment.payment.startedAt.getTime()
  const isOver = age > (orderPayment.payment.status === 'starting' ? START_TIMEOUT : PAYMENT_TIMEOUT)
  await (isOver ? cancelPayment(shop, orderPayment, 'expired') : syncPayment(shop, orderPayment))
}
