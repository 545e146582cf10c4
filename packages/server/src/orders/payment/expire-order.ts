import { isUndecided } from '@little-dunes/domain/orders/payment-lifecycle'
import { and, eq } from 'drizzle-orm'
import { releaseCredit } from '#credit/order-credit'
import { inTransaction } from '#database/in-transaction'
import { releaseCode } from '#discounts/use-code'
import { restockCancelled } from '#orders/refunds/restock-cancelled'
import { lockPayment, type OrderPayment } from '#orders/store/order-payment'
import { type CancellationReason, orderPayments } from '#orders/store/payment-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import { transitionOrder } from '#orders/store/transition-order'
import { transitionPayment } from '#orders/store/transition-payment'
import type { ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'

/**
 * Proof that an order can no longer be paid: the provider closed or does not know its payment, or it was never started.
 */
export type UnpayableReason = ProviderPayment | 'unknown to provider' | 'never started'

/**
 * Cancels an unpaid order (D-41): restores its stock, releases its code (D-44) and gives back its credit. Returns false
 * when the order is decided, or when the proof is not about its current payment.
 */
export async function expireOrder(
  shop: Shop,
  orderId: string,
  why: CancellationReason,
  proof: UnpayableReason,
): Promise<boolean> {
  const productIds = await inTransaction(shop, async (tx) => {
    const orderPayment = await lockPayment(tx, orderId)
    if (!orderPayment || !isUndecided(orderPayment.payment.status) || !isProven(orderPayment, proof))
      return null
    if (orderPayment.order.status !== 'Pending Payment') return closePaymentOnly(tx, orderPayment)
    const back = await cancelUnpaidOrder(tx, orderPayment, why)
    shop.failpoint('expiry written')
    return back
  })
  shop.failpoint('expiry committed')
  if (productIds) shop.catalogue.stockChanged(productIds)
  return productIds !== null
}

/** The team has moved the order on, so only its payment is closed. */
async function closePaymentOnly(shop: Shop, orderPayment: OrderPayment): Promise<null> {
  await transitionPayment(shop, orderPayment, 'closed', { cancellationReason: 'abandoned' })
  return null
}

function isProven({ payment }: OrderPayment, proof: UnpayableReason): boolean {
  if (proof === 'never started') return payment.status === 'starting'
  if (proof === 'unknown to provider') return payment.providerId !== null
  return proof.status === 'closed' && proof.id === payment.providerId
}

/** Expects the order to be locked. Returns the products whose stock was restored. */
export async function cancelUnpaidOrder(
  shop: Shop,
  orderPayment: OrderPayment,
  why: CancellationReason,
): Promise<string[]> {
  const { order } = orderPayment
  const actor = BY_CUSTOMER.has(why) ? 'customer' : 'system'
  await transitionOrder(shop, order, 'Cancelled', actor)
  await transitionPayment(shop, orderPayment, 'closed', { cancellationReason: why })
  await releaseCode(shop, order.id)
  if (UNPAID.has(why)) await queueOrderEmail(shop, 'payment_failed', order.id)
  const productIds = await restockCancelled(shop, { orderId: order.id, actor })
  await releaseCredit(shop, order, actor)
  return productIds
}

/**
 * The customer gets an email in these cases: the customer did not cancel, and may not have seen the result on a page.
 */
const UNPAID = new Set<CancellationReason>(['expired', 'mismatch'])

const BY_CUSTOMER = new Set<CancellationReason>(['abandoned', 'replaced'])

/** An order that expired while its customer abandoned it counts as abandoned, so it is not restored (D-46). */
export async function markAbandoned(shop: Shop, orderId: string, why: CancellationReason): Promise<void> {
  if (!BY_CUSTOMER.has(why)) return
  const expired = and(eq(orderPayments.orderId, orderId), eq(orderPayments.cancellationReason, 'expired'))
  await shop.db.update(orderPayments).set({ cancellationReason: why }).where(expired)
}
