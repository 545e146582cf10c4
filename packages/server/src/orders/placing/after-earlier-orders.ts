import { type Refusal, refuse } from '@little-dunes/domain/failures'
import { and, eq } from 'drizzle-orm'
import { closePayment } from '#orders/payment/sync-payment'
import { lockShopper } from '#orders/placing/lock-shopper'
import { findPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { ProviderUnavailable } from '#payments/provider'
import type { Shop } from '#shop'

const pendingOf = (userId: string) => and(eq(orders.userId, userId), eq(orders.status, 'Pending Payment'))

/** An order of the shopper still waits for its payment, so that this one cannot be written yet (D-45). */
class EarlierOrder extends Error {}

/** First in the transaction that writes an order: no other placing of the shopper goes on beside it. */
export async function requireNoEarlierOrder(shop: Shop, userId: string): Promise<void> {
  await lockShopper(shop, userId)
  // Without a provider nobody can pay it, and nobody can close it.
  if (shop.payments && (await findPayment(shop, pendingOf(userId)))) throw new EarlierOrder()
}

const MOST_TRIES = 5

/**
 * Places an order after every earlier one that waits for its payment was closed, at the provider first (D-45).
 * `place` begins with `requireNoEarlierOrder`; `instead` answers with the earlier order when it turned out to be paid.
 */
export async function afterEarlierOrders<Answer extends { success: true }>(
  shop: Shop,
  userId: string,
  place: () => Promise<Answer | Refusal>,
  instead: (orderId: string) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      return await place()
    } catch (error) {
      if (!(error instanceof EarlierOrder)) throw error
    }
    const earlier = await closeEarlierOrder(shop, userId)
    if (typeof earlier === 'string') return instead(earlier)
    if (earlier) return earlier
  }
  return refuse('in_progress')
}

/** Answers the order's id when it turned out to be paid, null when there is nothing in the way any more. */
async function closeEarlierOrder(shop: Shop, userId: string): Promise<string | Refusal | null> {
  const found = await findPayment(shop, pendingOf(userId))
  if (!found) return null
  try {
    const { status } = await closePayment(shop, found, 'replaced')
    if (status === 'paid') return found.order.id
    return status === 'processing' ? refuse('payment_processing') : null
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      return refuse('payments_unavailable', { message: 'earlier_payment_not_closed' })
    throw error
  }
}
