import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { orders } from '#order-book/order-tables'
import { growingWait } from '#platform/growing-wait'
import { type PaymentHandle, ProviderAway, type ProviderRefund } from '#platform/payment-provider'
import type { Shop } from '#platform/shop'
import { findPayment, handleOf, requireProvider } from '#settling/order-payment'
import { refunds } from '#settling/payment-tables'

type RefundRow = typeof refunds.$inferSelect

const AT_ONCE = 20
const FIRST_WAIT = 15
const LONGEST_WAIT = 6 * 3600

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
    SELECT order_id FROM refunds WHERE state <> 'succeeded' AND next_at <= ${now}
    ORDER BY next_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`
  return shop.db
    .update(refunds)
    .set({ attempts: sql`attempts + 1`, nextAt: growingWait(now, FIRST_WAIT, LONGEST_WAIT) })
    .where(due)
    .returning()
}

/** Lets every refund that is not done come up now, such as those over which an earlier run ended. */
export async function hurryRefunds(shop: Shop): Promise<void> {
  await shop.db.update(refunds).set({ nextAt: shop.now() }).where(ne(refunds.state, 'succeeded'))
}

/** What a refund's own notice asks for: one that was done may come back, when the shopper's bank does not take it. */
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
  if (state === 'succeeded') return succeed(shop, refund, id)
  const mine = and(eq(refunds.orderId, refund.orderId), eq(refunds.round, refund.round))
  if (state === 'pending') {
    await shop.db
      .update(refunds)
      .set({ state: 'pending', providerRefundId: id, lastError: null })
      .where(and(mine, inArray(refunds.state, ['due', 'pending'])))
    return
  }
  // Given up by the provider, such as for an account that was closed: the next try is a new one.
  const round = refund.round + 1
  await shop.db
    .update(refunds)
    .set({ state: 'due', providerRefundId: null, round, refundedAt: null, lastError: FAILED })
    .where(mine)
  shop.log.error({ orderId: refund.orderId, refund: id }, FAILED)
}

const FAILED = 'The provider gave a refund up'

async function succeed(shop: Shop, { orderId }: RefundRow, id: string | null): Promise<void> {
  await shop.db
    .update(refunds)
    .set({ state: 'succeeded', refundedAt: shop.now(), lastError: null, ...(id && { providerRefundId: id }) })
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'succeeded')))
}
