import { isUuid } from '@little-dunes/domain/catalogue/product'
import { eq } from 'drizzle-orm'
import { processQueue, type Queue } from '#jobs/queue'
import { syncPayment } from '#orders/payment/sync-payment'
import { checkRefund } from '#orders/refunds/process-refunds'
import { findPayment, type OrderPayment, requireProvider } from '#orders/store/order-payment'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { claimEvents, markFailed, markProcessed, type PendingEvent } from '#payments/pending-events'
import { PaymentNotFound } from '#payments/provider'
import type { Shop } from '#shop'

/** From this attempt on, a failure is logged as an error, because a person must look at it. */
const ERROR_FROM = 5

/** Processes stored webhook events (D-46). Each names a payment or refund, whose status is looked up. */
export const processEvents = (shop: Shop): Promise<void> => processQueue(shop, events)

const events: Queue<PendingEvent> = {
  claimed: 'event claimed',
  claim: claimEvents,
  async process(shop, event) {
    await syncSubject(shop, event.subject)
    await markProcessed(shop, event.id)
    shop.failpoint('event processed')
  },
  async failed(shop, event, reason) {
    await markFailed(shop, event.id, reason)
    const details = { event: event.id, type: event.type, reason }
    if (event.attempts >= ERROR_FROM) shop.log.error(details, 'A webhook event cannot be processed')
    else shop.log.warn(details, 'A webhook event will be processed later')
  },
}

async function syncSubject(shop: Shop, subject: PendingEvent['subject']): Promise<void> {
  if (subject === null) return
  if ('refundId' in subject) return checkRefund(shop, eq(refunds.providerRefundId, subject.refundId))
  const orderPayment = await findOrderPayment(shop, subject)
  if (orderPayment) await syncPayment(shop, orderPayment)
}

/** Finds the payment by the provider's id, or by the reference if the shop stored another id (D-49). */
async function findOrderPayment(
  shop: Shop,
  subject: { way: 'embedded' | 'hosted'; id: string },
): Promise<OrderPayment | null> {
  const known = await findPayment(shop, eq(orderPayments.providerId, subject.id))
  if (known) return known
  try {
    const { reference } = await requireProvider(shop).lookUp(subject)
    if (!isUuid(reference)) return null
    return await findPayment(shop, eq(orderPayments.orderId, reference))
  } catch (error) {
    if (error instanceof PaymentNotFound) return null
    throw error
  }
}
