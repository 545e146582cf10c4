import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { backoff, isDue } from '#jobs/backoff'
import { REFUND_BACKOFF, type RefundRow, requeueRefund, sameAttempt } from '#orders/refunds/queue-refund'
import { findPayment, handleOf, requireProvider } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { after, REFUND_RECHECK } from '#orders/store/payment-times'
import { type PaymentHandle, type ProviderRefund, ProviderUnavailable } from '#payments/provider'
import type { Shop } from '#shop'

const BATCH = 20

/** Sends queued refunds to the provider (D-48), each under its own idempotency key, until they succeed. */
export async function processRefunds(shop: Shop): Promise<void> {
  for (;;) {
    const claimed = await claimRefunds(shop)
    for (const refund of claimed) if (!(await processRefund(shop, refund))) return
    if (claimed.length === 0) return
  }
}

/** Moves `next_at` on before the provider is asked, so that no other process claims the same refunds. */
async function claimRefunds(shop: Shop): Promise<RefundRow[]> {
  const now = shop.now()
  const due = sql`order_id IN (
    SELECT order_id FROM refunds WHERE state <> 'succeeded' AND ${isDue(now, ...REFUND_BACKOFF)}
    ORDER BY next_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`
  return shop.db
    .update(refunds)
    .set({ attempts: sql`attempts + 1`, nextAt: backoff(now, ...REFUND_BACKOFF) })
    .where(due)
    .returning()
}

/** Makes every unfinished refund due now, such as those a crashed process had claimed. */
export async function retryRefundsNow(shop: Shop): Promise<void> {
  await shop.db.update(refunds).set({ nextAt: shop.now() }).where(ne(refunds.state, 'succeeded'))
}

/** Syncs the refund of a webhook event; a bank may return one that had succeeded. */
export async function checkRefund(shop: Shop, which: SQL | undefined): Promise<void> {
  const [refund] = await shop.db.select().from(refunds).where(which)
  if (refund) await advance(shop, refund)
}

/** False when the provider is unavailable: then the others can wait as well. */
async function processRefund(shop: Shop, refund: RefundRow): Promise<boolean> {
  const { orderId, attempts } = refund
  shop.failpoint('refund claimed')
  try {
    await advance(shop, refund)
    return true
  } catch (error) {
    const lastError = (error as Error).message
    shop.log.error({ orderId, attempts, reason: lastError }, 'A refund did not succeed yet')
    await shop.db.update(refunds).set({ lastError }).where(eq(refunds.orderId, orderId))
    return !(error instanceof ProviderUnavailable)
  }
}

async function advance(shop: Shop, refund: RefundRow): Promise<void> {
  const { orderId, providerRefundId, round } = refund
  const found = await findPayment(shop, eq(orders.id, orderId))
  const handle = found && handleOf(found)
  if (!handle) throw new Error('A refund has no payment')
  const provider = requireProvider(shop)
  if (providerRefundId) return record(shop, refund, await provider.lookUpRefund(providerRefundId))
  const earlier = await earlierRefund(shop, refund, handle)
  if (earlier) return record(shop, refund, earlier)
  const asked = await provider.refund(handle, `refund-${orderId}${round > 0 ? `-${round}` : ''}`)
  shop.failpoint('refund requested')
  await record(shop, refund, asked)
  shop.failpoint('refund stored')
}

/** Finds a refund made by hand or by a request whose answer was lost; Stripe drops idempotency keys after a day. */
async function earlierRefund(shop: Shop, { attempts, amount }: RefundRow, handle: PaymentHandle) {
  if (attempts <= 1) return null
  const all = await requireProvider(shop).refundsOf(handle)
  const valid = all.filter((one) => one.state !== 'failed')
  const total = valid.reduce((sum, one) => sum + one.amount, 0)
  return total < amount ? null : (valid.find((one) => one.state === 'pending') ?? valid[0] ?? null)
}

async function record(shop: Shop, refund: RefundRow, { id, state }: ProviderRefund): Promise<void> {
  if (state === 'failed') return requeueRefund(shop, { ...refund, providerRefundId: id })
  if (state === 'succeeded') return succeed(shop, refund, id)
  await shop.db
    .update(refunds)
    .set({ state: 'pending', providerRefundId: id, lastError: null })
    .where(and(sameAttempt(refund), inArray(refunds.state, ['due', 'pending'])))
}

async function succeed(shop: Shop, refund: RefundRow, id: string): Promise<void> {
  const refundedAt = shop.now()
  const nextAt = after(refundedAt, REFUND_RECHECK.least)
  await shop.db
    .update(refunds)
    .set({ state: 'succeeded', refundedAt, nextAt, lastError: null, providerRefundId: id })
    .where(and(sameAttempt(refund), ne(refunds.state, 'succeeded')))
}
