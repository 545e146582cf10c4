import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { mayCancel } from '@little-dunes/domain/orders/order-lifecycle'
import { and, eq } from 'drizzle-orm'
import { releaseCredit } from '#credit/order-credit'
import { runExclusive } from '#database/customer-mutex'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { linkedGuestOrder } from '#orders/linked-order'
import { cancelPayment } from '#orders/payment/sync-payment'
import { queueFullRefund } from '#orders/refunds/queue-refund'
import { restockCancelled } from '#orders/refunds/restock-cancelled'
import { findPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { transitionOrder } from '#orders/store/transition-order'
import type { Shop } from '#shop'

/**
 * API-70 to API-72, D-48: cancels a customer's order in one of the first three statuses (D-40). Its stock is returned
 * once, its code stays used (D-44), and a card payment is refunded.
 */
export const cancelOrder: Operation<'POST /api/order/cancel'> = async (shop, caller, { orderId }) =>
  isUuid(orderId) ? cancelCustomerOrder(shop, caller.id, orderId) : refuse('order_not_found')

/** For guests with the link in an email. */
export const cancelLinkedOrder: Operation<'POST /api/order/cancel-linked'> = async (shop, _caller, input) => {
  const target = await linkedGuestOrder(shop, input)
  return isRefusal(target) ? target : cancelCustomerOrder(shop, target.userId, target.id)
}

async function cancelCustomerOrder(
  shop: Shop,
  userId: string,
  orderId: string,
): Promise<typeof CANCELLED | Refusal> {
  const closed = await closeUnpaid(shop, userId, orderId)
  if (closed === 'closed') return CANCELLED
  if (closed) return closed
  const transact = () => inTransaction(shop, (tx) => cancel(tx, userId, orderId))
  const outcome = (await runExclusive(shop, userId, transact)) ?? refuse('too_many_requests')
  if (isRefusal(outcome)) return outcome
  shop.failpoint('cancel committed')
  shop.catalogue.stockChanged(outcome.productIds)
  shop.wakeJobs()
  return CANCELLED
}

const CANCELLED = { textKey: 'order_cancelled' } as const

/** Closes the payment of an unpaid order at the provider first. Null when the order does not wait for a payment. */
async function closeUnpaid(shop: Shop, userId: string, orderId: string): Promise<'closed' | Refusal | null> {
  const mine = and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.status, 'Pending Payment'))
  const target = await findPayment(shop, mine)
  if (!target) return null
  try {
    const { status } = await cancelPayment(shop, target, 'abandoned')
    if (status === 'processing') return refuse('cannot_cancel', { textKey: 'bank_confirming' })
    if (status === 'open') return refuse('cannot_cancel', { textKey: 'payment_not_closed' })
    return status === 'paid' ? null : 'closed'
  } catch (error) {
    if (error instanceof ServiceUnavailable)
      return refuse('payments_unavailable', { textKey: 'provider_not_reached' })
    throw error
  }
}

async function cancel(shop: Shop, userId: string, orderId: string) {
  const order = await lockedOrder(shop, userId, orderId)
  if (!order) return refuse('order_not_found')
  if (!mayCancel(order.status)) return refuse('cannot_cancel')
  await transitionOrder(shop, order, 'Cancelled', 'customer')
  const productIds = await restockCancelled(shop, { orderId, actor: 'customer' })
  await releaseCredit(shop, order, 'customer')
  // Must be last, because other credit notes wait for their number from here to the commit.
  await queueFullRefund(shop, orderId, 'customer')
  shop.failpoint('cancel written')
  return { productIds }
}

/** Locked: the second of two concurrent cancellations finds the order cancelled. Finds only the customer's orders. */
async function lockedOrder(shop: Shop, userId: string, orderId: string) {
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update')
  return order
}
