import type { PaymentStatus } from '@little-dunes/domain/orders/payment-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import { completePayment } from '#orders/payment/complete-payment'
import { expireOrder } from '#orders/payment/expire-order'
import type { OrderPayment } from '#orders/store/order-payment'
import { type CancellationReason, orderPayments } from '#orders/store/payment-tables'
import type { ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'

/** Status of a payment once the provider was asked. */
export type SyncedStatus = Exclude<PaymentStatus, 'starting'>

/** Applies the provider's answer to the order; `why` is recorded when the order ends. */
export async function applyPayment(
  shop: Shop,
  { order }: OrderPayment,
  reported: ProviderPayment,
  why: CancellationReason,
): Promise<SyncedStatus> {
  if (reported.status === 'paid') {
    const completion = await completePayment(shop, reported)
    return completion === 'unknown' ? 'closed' : completion
  }
  if (reported.status === 'closed') {
    await expireOrder(shop, order.id, why, reported)
    return 'closed'
  }
  const status = reported.status === 'open' ? 'open' : 'processing'
  await storeStatus(shop, reported, status)
  return status
}

/** Stored only for readers of the table; decisions ask the provider. */
async function storeStatus(
  shop: Shop,
  reported: ProviderPayment,
  status: 'open' | 'processing',
): Promise<void> {
  const undecided = inArray(orderPayments.status, ['open', 'processing'])
  await shop.db
    .update(orderPayments)
    .set({ status })
    .where(and(eq(orderPayments.providerId, reported.id), undecided))
}

/** Final status that needs no request to the provider. */
export const finalStatus = ({ payment }: OrderPayment): 'paid' | 'returned' | null =>
  payment.status === 'paid' || payment.status === 'returned' ? payment.status : null
