import { and, eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { moveOrder } from '#orders/store/move-order'
import { lockPayment, type OrderPayment } from '#orders/store/order-payment'
import { codeUses } from '#orders/store/order-tables'
import { orderPayments, type Release } from '#orders/store/payment-tables'
import type { ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'
import { returnStock } from '#stock/take-stock'

/** Why nobody can pay an order any more: the provider says so, has no such payment, or nobody ever saw it. */
export type Certainty = ProviderPayment | 'unknown there' | 'never seen'

/**
 * Gives up an order that was not paid, once that is certain (D-41): its stock goes back and its code is free again
 * (D-44). False when there was nothing to give up, or when the certainty is not about what is there now.
 */
export async function releaseOrder(
  shop: Shop,
  orderId: string,
  why: Release,
  certainty: Certainty,
): Promise<boolean> {
  const productIds = await inTransaction(shop, async (inside) => {
    const found = await lockPayment(inside, orderId)
    if (!found || !isUndecided(found) || !isCertain(found, certainty)) return null
    if (found.order.status !== 'Pending Payment') return closeAlone(inside, found)
    const back = await giveUp(inside, found, why, 'closed')
    shop.reached('release written')
    return back
  })
  shop.reached('release committed')
  if (productIds) shop.catalogue.stockChanged(productIds)
  return productIds !== null
}

const isUndecided = ({ payment }: OrderPayment): boolean =>
  ['starting', 'open', 'processing'].includes(payment.state)

/** Somebody of the staff has moved the order, which was waiting: its payment ends, the rest is theirs. */
async function closeAlone(shop: Shop, { order }: OrderPayment): Promise<null> {
  const closed = { state: 'closed', release: 'given_up' } as const
  await shop.db.update(orderPayments).set(closed).where(eq(orderPayments.orderId, order.id))
  return null
}

function isCertain({ payment }: OrderPayment, certainty: Certainty): boolean {
  if (certainty === 'never seen') return payment.state === 'starting'
  if (certainty === 'unknown there') return payment.providerId !== null
  return certainty.state === 'closed' && certainty.id === payment.providerId
}

/** Inside a transaction that has the order locked; answers the products whose stock came back. */
export async function giveUp(
  shop: Shop,
  { order }: OrderPayment,
  why: Release,
  state: 'closed' | 'returned',
): Promise<string[]> {
  await moveOrder(shop, order, 'Cancelled', BY_SHOPPER.has(why) ? 'shopper' : 'system')
  await shop.db.update(orderPayments).set({ state, release: why }).where(eq(orderPayments.orderId, order.id))
  await shop.db.delete(codeUses).where(eq(codeUses.orderId, order.id))
  return returnStock(shop, order.id)
}

const BY_SHOPPER = new Set<Release>(['given_up', 'replaced'])

/** What ran out of time in the moment in which the shopper gave it up counts as that: it is not taken up again (D-46). */
export async function noteShoppersWord(shop: Shop, orderId: string, why: Release): Promise<void> {
  if (!BY_SHOPPER.has(why)) return
  const expired = and(eq(orderPayments.orderId, orderId), eq(orderPayments.release, 'expired'))
  await shop.db.update(orderPayments).set({ release: why }).where(expired)
}
