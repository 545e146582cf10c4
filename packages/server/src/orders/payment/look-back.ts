import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { syncPayment } from '#orders/payment/sync-payment'
import { type RefundRow, requeueRefund } from '#orders/refunds/queue-refund'
import { findPayment, handleOf, requireProvider } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { after, before, CLOCKS_APART, CLOSED_LOOK, REFUND_LOOK } from '#orders/store/payment-times'
import { ProviderAway } from '#payments/provider'
import type { Shop } from '#shop'

/** So few that the events need not wait for them. */
const MOST_AT_ONCE = 50

/**
 * Looks again at what the provider called over (D-46, D-48): it may have taken money after it had closed a payment, or
 * got a refund back from a bank, and its event of that may be lost. Often at first and seldom later.
 */
export async function lookBack(shop: Shop): Promise<void> {
  const closed = await closedPayments(shop, CLOSED_LOOK.for, isClosedDue(shop)).limit(MOST_AT_ONCE)
  const done = await doneRefunds(shop, REFUND_LOOK.for, isRefundDue(shop)).limit(MOST_AT_ONCE)
  for (const { orderId } of closed) {
    if (!(await tryOne(shop, orderId, () => lookAgain(shop, orderId, isClosedDue(shop))))) return
  }
  for (const { orderId } of done) {
    if (!(await tryOne(shop, orderId, () => lookAtRefund(shop, orderId, isRefundDue(shop))))) return
  }
}

/** The same for everything of so many milliseconds, at once. */
export async function lookBackAtAll(shop: Shop, age: number): Promise<void> {
  for (const { orderId } of await closedPayments(shop, age)) {
    await tryOne(shop, orderId, () => lookAgain(shop, orderId))
  }
  for (const { orderId } of await doneRefunds(shop, age)) {
    await tryOne(shop, orderId, () => lookAtRefund(shop, orderId))
  }
}

const closedPayments = (shop: Shop, age: number, due?: SQL) =>
  shop.db
    .select({ orderId: orderPayments.orderId })
    .from(orderPayments)
    .where(and(isClosed, gt(orderPayments.startedAt, before(shop.now(), age)), due))
    .orderBy(sql`${orderPayments.askedAt} ASC NULLS FIRST`)

/** What was marked as done by hand has no name at the provider, and is left alone. */
const doneRefunds = (shop: Shop, age: number, due?: SQL) =>
  shop.db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(isDone, gt(refunds.refundedAt, before(shop.now(), age)), due))
    .orderBy(refunds.nextAt)

const isClosed = and(eq(orderPayments.state, 'closed'), isNotNull(orderPayments.providerId))
const isDone = and(eq(refunds.state, 'succeeded'), isNotNull(refunds.providerRefundId))

/** How long to wait for the next look at what is as old as this column says. */
const stepOf = (now: Date, since: PgColumn, { partOfAge, least, most }: typeof CLOSED_LOOK): SQL => {
  const age = sql`extract(epoch from ${now}::timestamptz - ${since})`
  return sql`make_interval(secs => greatest(${least / 1000}, least(${most / 1000}, ${age} * ${partOfAge})))`
}

function isClosedDue(shop: Shop): SQL {
  const [now, { askedAt, startedAt }] = [shop.now(), orderPayments]
  const step = stepOf(now, startedAt, CLOSED_LOOK)
  return sql`(${askedAt} IS NULL OR ${askedAt} <= ${now}::timestamptz - ${step} OR ${askedAt} > ${after(now, CLOCKS_APART)})`
}

function isRefundDue(shop: Shop): SQL {
  const [now, { nextAt, refundedAt }] = [shop.now(), refunds]
  const step = stepOf(now, refundedAt, REFUND_LOOK)
  return sql`(${nextAt} <= ${now} OR ${nextAt} > ${after(now, CLOCKS_APART)}::timestamptz + ${step})`
}

/** False when the provider is away: then the others can wait as well. */
async function tryOne(shop: Shop, orderId: string, look: () => Promise<void>): Promise<boolean> {
  try {
    await look()
    return true
  } catch (error) {
    shop.log.warn(
      { orderId, reason: (error as Error).message },
      'A card payment could not be looked at again',
    )
    return !(error instanceof ProviderAway)
  }
}

/** Marked as asked for first, so that of several processes one asks. */
async function lookAgain(shop: Shop, orderId: string, due?: SQL): Promise<void> {
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ askedAt: shop.now() })
    .where(and(eq(orderPayments.orderId, orderId), isClosed, due))
  const found = rowCount === 1 ? await findPayment(shop, eq(orders.id, orderId)) : null
  if (!found) return
  shop.reached('look back taken up')
  const { status } = await syncPayment(shop, found)
  if (status === 'paid' || status === 'returned') {
    shop.log.warn({ orderId, status }, 'A card payment came in after it was closed')
  }
}

async function lookAtRefund(shop: Shop, orderId: string, due?: SQL): Promise<void> {
  const now = shop.now()
  const [refund] = await shop.db
    .update(refunds)
    .set({ nextAt: sql`${now}::timestamptz + ${stepOf(now, refunds.refundedAt, REFUND_LOOK)}` })
    .where(and(eq(refunds.orderId, orderId), isDone, due))
    .returning()
  if (!refund) return
  shop.reached('look back taken up')
  if (!(await isStillGivenBack(shop, refund))) await requeueRefund(shop, refund)
}

/** All that was given back counts, by whomever: one that failed is no money. */
async function isStillGivenBack(shop: Shop, { orderId, amount }: RefundRow): Promise<boolean> {
  const found = await findPayment(shop, eq(orders.id, orderId))
  const handle = found && handleOf(found)
  if (!handle) throw new Error('A refund has no payment')
  const all = await requireProvider(shop).refundsOf(handle)
  const valid = all.filter((one) => one.state !== 'failed')
  return valid.reduce((sum, one) => sum + one.amount, 0) >= amount
}
