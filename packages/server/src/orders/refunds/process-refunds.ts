import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { dueRows, nextAttempt, processQueue, type Queue } from '#jobs/queue'
import {
  REFUND_BACKOFF,
  type RefundRow,
  requeueRefund,
  sameAttemptCondition,
} from '#orders/refunds/queue-refund'
import { providerAmount, sumAmounts, validRefunds } from '#orders/refunds/valid-refunds'
import { findPayment, providerPaymentReference, requireProvider } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { addMs, REFUND_RECHECK } from '#orders/store/payment-times'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import { queueOrderPush } from '#orders/store/queue-order-push'
import type { ProviderRefund } from '#payments/provider'
import type { Shop } from '#shop'

/** Sends queued refunds to the provider (D-48), each with its own idempotency key, until they succeed. */
export const processRefunds = (shop: Shop): Promise<void> => processQueue(shop, queuedRefunds)

const queuedRefunds: Queue<RefundRow> = {
  claimed: 'refund claimed',
  claim: claimRefunds,
  process: advance,
  async failed(shop, { id, orderId, attempts }, reason) {
    shop.log.error({ orderId, attempts, reason }, 'A refund has not succeeded yet')
    await shop.db.update(refunds).set({ lastError: reason }).where(eq(refunds.id, id))
  },
}

async function claimRefunds(shop: Shop): Promise<RefundRow[]> {
  const now = shop.now()
  const due = dueRows(now, refunds.id, sql`status <> 'succeeded'`, REFUND_BACKOFF)
  return shop.db.update(refunds).set(nextAttempt(now, REFUND_BACKOFF)).where(due).returning()
}

/** Makes every unfinished refund due now, including those that a crashed process had claimed. */
export async function retryRefundsNow(shop: Shop): Promise<void> {
  await shop.db.update(refunds).set({ nextAt: shop.now() }).where(ne(refunds.status, 'succeeded'))
}

/** Syncs the refund of a webhook event: a bank may return a refund that had succeeded. */
export async function checkRefund(shop: Shop, which: SQL | undefined): Promise<void> {
  const [refund] = await shop.db.select().from(refunds).where(which)
  if (refund) await advance(shop, refund)
}

async function advance(shop: Shop, refund: RefundRow): Promise<void> {
  const { id, orderId, providerRefundId, providerAttempt } = refund
  const orderPayment = await findPayment(shop, eq(orders.id, orderId))
  const handle = orderPayment && providerPaymentReference(orderPayment)
  if (!handle) throw new Error('A refund has no payment')
  const provider = requireProvider(shop)
  if (providerRefundId) return record(shop, refund, await provider.lookUpRefund(providerRefundId))
  const made = validRefunds(await provider.listRefunds(handle))
  const missing = Math.min(
    providerAmount(refund) - sumAmounts(made.filter(({ reference }) => reference === id)),
    (orderPayment.payment.received ?? 0) - sumAmounts(made),
  )
  if (missing <= 0) return recordEarlier(shop, refund, made)
  const key = `refund-${id}${providerAttempt > 0 ? `-${providerAttempt}` : ''}`
  const asked = await provider.refund(handle, { reference: id, amount: missing }, key)
  shop.failpoint('refund requested')
  await record(shop, refund, asked)
  shop.failpoint('refund stored')
}

/**
 * An earlier request made the refund but its answer was lost, or nothing is left of the payment because it was refunded
 * by hand. Each refund at the provider belongs to one row; a second row succeeds without one.
 */
async function recordEarlier(shop: Shop, refund: RefundRow, made: ProviderRefund[]): Promise<void> {
  const { id, orderId } = refund
  const rows = await shop.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.id, id)))
  const claimed = new Set(rows.map((row) => row.providerRefundId))
  const matching = made.filter(({ reference }) => reference === id)
  const free = matching.length > 0 ? matching : made.filter((one) => !claimed.has(one.id))
  const earlier = free.find(({ status }) => status === 'pending') ?? free[0]
  await (earlier ? record(shop, refund, earlier) : succeed(shop, refund, null))
}

async function record(shop: Shop, refund: RefundRow, { id, status }: ProviderRefund): Promise<void> {
  if (status === 'failed') return requeueRefund(shop, { ...refund, providerRefundId: id })
  if (status === 'succeeded') return succeed(shop, refund, id)
  await shop.db
    .update(refunds)
    .set({ status: 'pending', providerRefundId: id, lastError: null })
    .where(and(sameAttemptCondition(refund), inArray(refunds.status, ['due', 'pending'])))
}

async function succeed(shop: Shop, refund: RefundRow, id: string | null): Promise<void> {
  const refundedAt = shop.now()
  const nextAt = addMs(refundedAt, REFUND_RECHECK.min)
  await inTransaction(shop, async (tx) => {
    const { rowCount } = await tx.db
      .update(refunds)
      .set({ status: 'succeeded', refundedAt, nextAt, lastError: null, providerRefundId: id })
      .where(and(sameAttemptCondition(refund), ne(refunds.status, 'succeeded')))
    if (rowCount !== 1) return
    if (refund.hasEmails) await queueOrderEmail(tx, 'refund_done', refund.orderId, refund.id)
    await queueOrderPush(tx, refund.orderId, 'refunded')
  })
}
