import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import type { IdempotentResult } from '#idempotency/with-idempotency-key'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { cancelPayment } from '#orders/payment/sync-payment'
import { findPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

const pendingSql = (userId: string) => and(eq(orders.userId, userId), eq(orders.status, 'Pending Payment'))

const isPendingOrder = (answer: unknown): boolean => isRefusal(answer) && answer.pendingOrder === true

const MAX_ATTEMPTS = 5

/**
 * Creates an order. While the customer has a pending order, closes that first and tries again (D-45). If the pending
 * order turns out to be paid, `earlierPaid` supplies the answer.
 */
export async function createOrderReplacingPending<Answer>(
  shop: Shop,
  userId: string,
  create: () => Promise<IdempotentResult<Answer>>,
  earlierPaid: (orderId: string) => Promise<IdempotentResult<Answer>>,
): Promise<IdempotentResult<Answer>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const outcome = await create()
    if (!isPendingOrder(outcome.answer)) return outcome
    const closed = await closePendingOrder(shop, userId)
    if (isRefusal(closed)) return { replayed: false, answer: closed }
    if (closed) return earlierPaid(closed.paidOrderId)
  }
  return { replayed: false, answer: refuse('in_progress') }
}

/** Closes the pending order at the provider first. Null when no order is pending any more. */
async function closePendingOrder(
  shop: Shop,
  userId: string,
): Promise<{ paidOrderId: string } | Refusal | null> {
  const orderPayment = await findPayment(shop, pendingSql(userId))
  if (!orderPayment) return null
  try {
    const { status } = await cancelPayment(shop, orderPayment, 'replaced')
    if (status === 'paid') return { paidOrderId: orderPayment.order.id }
    return status === 'processing' ? refuse('payment_processing') : null
  } catch (error) {
    if (error instanceof ServiceUnavailable)
      return refuse('payments_unavailable', { textKey: 'earlier_payment_not_closed' })
    throw error
  }
}
