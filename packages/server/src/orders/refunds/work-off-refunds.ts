import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { growingWait, isDue } from '#jobs/growing-wait'
import { oweAgain, REFUND_WAITS, type RefundRow, sameRound } from '#orders/refunds/owe-refund'
import { findPayment, handleOf, requireProvider } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { after, REFUND_LOOK } from '#orders/store/payment-times'
import { type PaymentHandle, ProviderAway, type ProviderRefund } from '#payments/provider'
import type { Shop } from '#shop'

const AT_ONCE = 20

/** Gives back what is owed (D-48), each with a key of its own, until the provider says that it is done. */
export async function workOffRefunds(shop: Shop): Promise<void> {
  for (;;) {
    const taken = await takeUp(shop)
    for (const refund of taken) if (!(await workOff(shop, refund))) return
    if (taken.length === 0) return
  }
}

/** Their time is moved on before anything is asked, so that no other process takes them up beside this one. */
async function takeUp(shop: Shop): Promise<RefundRow[]> {
  const now = shop.now()
  const due = sql`order_id IN (
    SELECT order_id FROM refunds WHERE state <> 'succeeded' AND ${isDue(now, ...REFUND_WAITS)}
    ORDER BY next_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`
  return shop.db
    .update(refunds)
    .set({ attempts: sql`attempts + 1`, nextAt: growingWait(now, ...REFUND_WAITS) })
    .where(due)
    .returning()
}

/** Lets every refund that is not done come up now, such as those over which an earlier run ended. */
export async function hurryRefunds(shop: Shop): Promise<void> {
  await shop.db.update(refunds).set({ nextAt: shop.now() }).where(ne(refunds.state, 'succeeded'))
}

/** What a refund's own event asks for: one that was done may come back, when the shopper's bank does not take it. */
export async function checkRefund(shop: Shop, which: SQL | undefined): Promise<void> {
  const [refund] = await shop.db.select().from(refunds).where(which)
  if (refund) await advance(shop, refund)
}

/** False when the provider is away: then the others can wait as well. */
async function workOff(shop: Shop, refund: RefundRow): Promise<boolean> {
  const { orderId, attempts: tries } = refund
  shop.reached('refund taken up')
  try {
    await advance(shop, refund)
    return true
  } catch (error) {
    const lastError = (error as Error).message
    shop.log.error({ orderId, tries, reason: lastError }, 'A refund did not go through yet')
    await shop.db.update(refunds).set({ lastError }).where(eq(refunds.orderId, orderId))
    return !(error instanceof ProviderAway)
  }
}

async function advance(shop: Shop, refund: RefundRow): Promise<void> {
  const { orderId, providerRefundId, round } = refund
  const found = await findPayment(shop, eq(orders.id, orderId))
  const handle = found && handleOf(found)
  if (!handle) throw new Error('A refund has no payment')
  const provider = requireProvider(shop)
  if (providerRefundId) return note(shop, refund, await provider.lookUpRefund(providerRefundId))
  const earlier = await earlierRefund(shop, refund, handle)
  if (earlier) return note(shop, refund, earlier)
  const said = await provider.refund(handle, `refund-${orderId}${round > 0 ? `-${round}` : ''}`)
  shop.reached('refund asked for')
  await note(shop, refund, said)
  shop.reached('refund known')
}

/** It may have been given back by a try whose answer was lost, or by hand; a key does not help after a day. */
async function earlierRefund(shop: Shop, { attempts, amount }: RefundRow, handle: PaymentHandle) {
  if (attempts <= 1) return null
  const all = await requireProvider(shop).refundsOf(handle)
  const valid = all.filter((one) => one.state !== 'failed')
  const total = valid.reduce((sum, one) => sum + one.amount, 0)
  return total < amount ? null : (valid.find((one) => one.state === 'pending') ?? valid[0] ?? null)
}

async function note(shop: Shop, refund: RefundRow, { id, state }: ProviderRefund): Promise<void> {
  if (state === 'failed') return oweAgain(shop, { ...refund, providerRefundId: id })
  if (state === 'succeeded') return succeed(shop, refund, id)
  await shop.db
    .update(refunds)
    .set({ state: 'pending', providerRefundId: id, lastError: null })
    .where(and(sameRound(refund), inArray(refunds.state, ['due', 'pending'])))
}

async function succeed(shop: Shop, refund: RefundRow, id: string): Promise<void> {
  const refundedAt = shop.now()
  const nextAt = after(refundedAt, REFUND_LOOK.least)
  await shop.db
    .update(refunds)
    .set({ state: 'succeeded', refundedAt, nextAt, lastError: null, providerRefundId: id })
    .where(and(sameRound(refund), ne(refunds.state, 'succeeded')))
}
