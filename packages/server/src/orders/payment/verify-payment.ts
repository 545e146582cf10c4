import { isProductId } from '@little-dunes/domain/catalogue/product'
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
  verify(shop, caller.id, orderId, (found) =>
    String(success) === 'false' && found.payment.request.way === 'hosted'
      ? cancelPayment(shop, found, 'abandoned')
      : syncPayment(shop, found),
  )

/** API-59 to API-61, D-46. */
export const verifyEmbeddedPayment: Operation<'POST /api/order/verifyEmbeddedStripe'> = (
  shop,
  caller,
  { orderId },
) => verify(shop, caller.id, orderId, (found) => syncPayment(shop, found))

/** Other customers' orders are not found (D-30). A final status needs no request to the provider. */
async function verify(
  shop: Shop,
  userId: string,
  orderId: string,
  look: (found: OrderPayment) => Promise<SyncResult>,
) {
  const mine = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const found = isProductId(orderId) ? await findPayment(shop, mine) : null
  if (!found) return refuse('order_not_found')
  try {
    return answerTo((await look(found)).status)
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
