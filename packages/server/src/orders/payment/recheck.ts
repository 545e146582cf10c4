import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { syncPayment } from '#orders/payment/sync-payment'
import { type RefundRow, requeueRefund } from '#orders/refunds/queue-refund'
import { providerAmount, sumAmounts, validRefunds } from '#orders/refunds/valid-refunds'
import { findPayment, providerPaymentReference, requireProvider } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { addMs, CLOCK_SKEW, CLOSED_RECHECK, REFUND_RECHECK, subtractMs } from '#orders/store/payment-times'
import type { Shop } from '#shop'

/** Small, so that webhook events do not wait long. */
const BATCH = 50

/**
 * Asks again about closed payments and finished refunds (D-46, D-48), in intervals that grow with age: money may come
 * in late, a bank may return a refund, and webhooks may get lost.
 */
export async function recheck(shop: Shop): Promise<void> {
  const closed = await closedPayments(shop, CLOSED_RECHECK.for, isClosedDue(shop)).limit(BATCH)
  const done = await succeededRefunds(shop, REFUND_RECHECK.for, isRefundDue(shop)).limit(BATCH)
  for (const { orderId } of closed) {
    if (!(await tryOne(shop, orderId, () => recheckPayment(shop, orderId, isClosedDue(shop))))) return
  }
  for (const { id, orderId } of done) {
    if (!(await tryOne(shop, orderId, () => recheckRefund(shop, id, isRefundDue(shop))))) return
  }
}

/** Rechecks everything younger than `age` milliseconds, due or not. */
export async function recheckAll(shop: Shop, age: number): Promise<void> {
  for (const { orderId } of await closedPayments(shop, age)) {
    await tryOne(shop, orderId, () => recheckPayment(shop, orderId))
  }
  for (const { id, orderId } of await succeededRefunds(shop, age)) {
    await tryOne(shop, orderId, () => recheckRefund(shop, id))
  }
}

const closedPayments = (shop: Shop, age: number, due?: SQL) =>
  shop.db
    .select({ orderId: orderPayments.orderId })
    .from(orderPayments)
    .where(and(isClosed, gt(orderPayments.startedAt, subtractMs(shop.now(), age)), due))
    .orderBy(sql`${orderPayments.askedAt} ASC NULLS FIRST`)

/** Refunds that were marked as done by SQL have no provider id and are not rechecked. */
const succeededRefunds = (shop: Shop, age: number, due?: SQL) =>
  shop.db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(and(isSucceeded, gt(refunds.refundedAt, subtractMs(shop.now(), age)), due))
    .orderBy(refunds.nextAt)

const isClosed = and(eq(orderPayments.status, 'closed'), isNotNull(orderPayments.providerId))
const isSucceeded = and(eq(refunds.status, 'succeeded'), isNotNull(refunds.providerRefundId))

/** Interval until the next recheck, by the age since this column's time. */
const intervalSql = (now: Date, since: PgColumn, { partOfAge, min, max }: typeof CLOSED_RECHECK): SQL => {
  const age = sql`extract(epoch from ${now}::timestamptz - ${since})`
  return sql`make_interval(secs => greatest(${min / 1000}, least(${max / 1000}, ${age} * ${partOfAge})))`
}

function isClosedDue(shop: Shop): SQL {
  const [now, { askedAt, startedAt }] = [shop.now(), orderPayments]
  const interval = intervalSql(now, startedAt, CLOSED_RECHECK)
  return sql`(${askedAt} IS NULL OR ${askedAt} <= ${now}::timestamptz - ${interval} OR ${askedAt} > ${addMs(now, CLOCK_SKEW)})`
}

function isRefundDue(shop: Shop): SQL {
  const [now, { nextAt, refundedAt }] = [shop.now(), refunds]
  const interval = intervalSql(now, refundedAt, REFUND_RECHECK)
  return sql`(${nextAt} <= ${now} OR ${nextAt} > ${addMs(now, CLOCK_SKEW)}::timestamptz + ${interval})`
}

/** False when the provider is unavailable: then the others can wait too. */
async function tryOne(shop: Shop, orderId: string, ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    shop.log.warn({ orderId, reason: (error as Error).message }, 'A card payment could not be rechecked')
    return !(error instanceof ServiceUnavailable)
  }
}

/** Sets `asked_at` first, so that only one process asks. */
async function recheckPayment(shop: Shop, orderId: string, due?: SQL): Promise<void> {
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ askedAt: shop.now() })
    .where(and(eq(orderPayments.orderId, orderId), isClosed, due))
  const orderPayment = rowCount === 1 ? await findPayment(shop, eq(orders.id, orderId)) : null
  if (!orderPayment) return
  shop.failpoint('recheck claimed')
  const { status } = await syncPayment(shop, orderPayment)
  if (status === 'paid' || status === 'returned') {
    shop.log.warn({ orderId, status }, 'A closed card payment was paid')
  }
}

async function recheckRefund(shop: Shop, id: string, due?: SQL): Promise<void> {
  const now = shop.now()
  const [refund] = await shop.db
    .update(refunds)
    .set({ nextAt: sql`${now}::timestamptz + ${intervalSql(now, refunds.refundedAt, REFUND_RECHECK)}` })
    .where(and(eq(refunds.id, id), isSucceeded, due))
    .returning()
  if (!refund) return
  shop.failpoint('recheck claimed')
  if (!(await isStillRefunded(shop, refund))) await requeueRefund(shop, refund)
}

/** The refund still exists, or its money went back in another way: by hand, or in another refund of the order. */
async function isStillRefunded(shop: Shop, refund: RefundRow): Promise<boolean> {
  const { id, orderId, providerRefundId } = refund
  const orderPayment = await findPayment(shop, eq(orders.id, orderId))
  const handle = orderPayment && providerPaymentReference(orderPayment)
  if (!handle) throw new Error('A refund has no payment')
  const made = validRefunds(await requireProvider(shop).listRefunds(handle))
  const matching = made.filter((one) => one.id === providerRefundId || one.reference === id)
  if (sumAmounts(matching) >= providerAmount(refund)) return true
  const rows = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const done = rows.filter(({ status }) => status === 'succeeded')
  return sumAmounts(made) >= done.reduce((sum, row) => sum + providerAmount(row), 0)
}
