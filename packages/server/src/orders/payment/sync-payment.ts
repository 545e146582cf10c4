import { applyPayment, finalStatus, type SyncedStatus } from '#orders/payment/apply-payment'
import { expireOrder, markAbandoned } from '#orders/payment/expire-order'
import { type OrderPayment, providerPaymentReference, requireProvider } from '#orders/store/order-payment'
import type { CancellationReason } from '#orders/store/payment-tables'
import { type PaymentHandle, PaymentNotFound, type ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'

/** `reported` is null when the provider was not asked. */
export interface SyncResult {
  status: SyncedStatus
  reported: ProviderPayment | null
}

/** Asks the provider for the status of an order's payment and applies the answer (D-46). @throws ServiceUnavailable */
export const syncPayment = (shop: Shop, orderPayment: OrderPayment): Promise<SyncResult> =>
  ask(shop, orderPayment, 'expired', (payment) => requireProvider(shop).lookUp(payment))

/**
 * Cancels the payment at the provider first, then expires the order (D-41, D-45, D-46). A payment that was faster
 * counts: the order is `paid`. A `processing` payment stays. @throws ServiceUnavailable
 */
export async function cancelPayment(
  shop: Shop,
  orderPayment: OrderPayment,
  why: CancellationReason,
): Promise<SyncResult> {
  const neverStarted = orderPayment.payment.status === 'starting'
  if (neverStarted && (await expireOrder(shop, orderPayment.order.id, why, 'never started'))) {
    return { status: 'closed', reported: null }
  }
  const look = await ask(shop, orderPayment, why, async (payment) => {
    const reported = await requireProvider(shop).cancel(payment)
    shop.failpoint('payment closed')
    return reported
  })
  if (look.status === 'closed') await markAbandoned(shop, orderPayment.order.id, why)
  return look
}

type Question = (payment: PaymentHandle) => Promise<ProviderPayment>

async function ask(
  shop: Shop,
  orderPayment: OrderPayment,
  why: CancellationReason,
  question: Question,
): Promise<SyncResult> {
  const decided = finalStatus(orderPayment)
  const handle = providerPaymentReference(orderPayment)
  if (decided) return { status: decided, reported: null }
  // Without a provider id, no customer has received the payment, so it was not paid.
  if (handle === null)
    return { status: orderPayment.payment.status === 'closed' ? 'closed' : 'open', reported: null }
  try {
    const reported = await question(handle)
    shop.failpoint('payment looked up')
    return { status: await applyPayment(shop, orderPayment, reported, why), reported }
  } catch (error) {
    if (!(error instanceof PaymentNotFound)) throw error
    shop.log.error({ orderId: orderPayment.order.id }, 'The card provider has no payment for an order')
    await expireOrder(shop, orderPayment.order.id, why, 'unknown to provider')
    return { status: 'closed', reported: null }
  }
}
