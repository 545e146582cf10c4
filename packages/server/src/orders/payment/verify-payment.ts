import { isUuid } from '@little-dunes/domain/catalogue/product'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import type { SyncedStatus } from '#orders/payment/apply-payment'
import { cancelPayment, type SyncResult, syncPayment } from '#orders/payment/sync-payment'
import { findPayment, type OrderPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** API-62 to API-65, D-46: `success: false` closes the hosted page first, and loses to a payment that was faster. */
export const verifyHosted: Operation<'POST /api/order/verifyStripe'> = (shop, caller, { success, orderId }) =>
  verify(shop, caller.id, orderId, (orderPayment) =>
    String(success) === 'false' && orderPayment.payment.request.way === 'hosted'
      ? cancelPayment(shop, orderPayment, 'abandoned')
      : syncPayment(shop, orderPayment),
  )

/** API-59 to API-61, D-46. */
export const verifyEmbeddedPayment: Operation<'POST /api/order/verifyEmbeddedStripe'> = (
  shop,
  caller,
  { orderId },
) => verify(shop, caller.id, orderId, (orderPayment) => syncPayment(shop, orderPayment))

/** Other customers' orders are not found (D-30). A final status needs no request to the provider. */
async function verify(
  shop: Shop,
  userId: string,
  orderId: string,
  look: (orderPayment: OrderPayment) => Promise<SyncResult>,
) {
  const mine = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const orderPayment = isUuid(orderId) ? await findPayment(shop, mine) : null
  if (!orderPayment) return refuse('order_not_found')
  try {
    return answerTo((await look(orderPayment)).status)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    shop.log.warn({ orderId, reason: error.message }, 'The card provider is unavailable')
    return refuse('payments_unavailable', { textKey: 'payment_not_checked' })
  }
}

function answerTo(status: SyncedStatus): { textKey: 'payment_made' } | Refusal {
  if (status === 'paid') return { textKey: 'payment_made' }
  if (status === 'processing') return refuse('payment_processing')
  return refuse('payment_not_made', status === 'returned' ? { textKey: 'payment_refunded' } : {})
}
