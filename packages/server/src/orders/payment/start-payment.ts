import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, type SQL } from 'drizzle-orm'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { expireOrder } from '#orders/payment/expire-order'
import { findPayment, type OrderPayment, requireProvider } from '#orders/store/order-payment'
import { orderPayments } from '#orders/store/payment-tables'
import {
  IdempotencyKeyInUse,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
} from '#payments/provider'
import type { Shop } from '#shop'

/**
 * Starts the payment of a committed order with an idempotency key made from the order's id. The shop stores the
 * provider's id before the customer gets the payment, so a start without an answer can be repeated. Returns null when
 * the order was cancelled in the meantime. If the provider refuses the start, the order is cancelled.
 * @throws ServiceUnavailable, IdempotencyKeyInUse, ProviderRefused
 */
export async function startPayment(shop: Shop, orderPayment: OrderPayment): Promise<ProviderPayment | null> {
  const { orderId, request, providerAttempt } = orderPayment.payment
  const still = and(eq(orderPayments.orderId, orderId), eq(orderPayments.status, 'starting'))
  const key = `start-${orderId}${providerAttempt > 0 ? `-${providerAttempt}` : ''}`
  const started = await requireProvider(shop)
    .start(fromJson(request), key)
    .catch((error: unknown) => failed(shop, orderPayment, still, error))
  shop.failpoint('payment started')
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ providerId: started.id, status: 'open' })
    .where(still)
  shop.failpoint('payment stored')
  return rowCount === 1 || (await isKnown(shop, started)) ? started : null
}

async function failed(
  shop: Shop,
  { payment }: OrderPayment,
  still: SQL | undefined,
  error: unknown,
): Promise<never> {
  const { orderId, providerAttempt } = payment
  if (error instanceof ProviderRefused) {
    // The provider's message may contain an address. `code` and `param` name the problem, such as a time from a wrong
    // clock.
    const { code, param } = Object(error.cause) as { code?: unknown; param?: unknown }
    shop.log.warn({ orderId, code, param }, 'The card provider refused to start a payment')
    await expireOrder(shop, orderId, 'refused', 'never started')
  }
  // A duplicate request in progress keeps using the current key.
  if (error instanceof ServiceUnavailable && !(error instanceof IdempotencyKeyInUse)) {
    const next = { providerAttempt: providerAttempt + 1 }
    await shop.db
      .update(orderPayments)
      .set(next)
      .where(and(still, eq(orderPayments.providerAttempt, providerAttempt)))
  }
  throw error
}

const DUPLICATE_TIMEOUT = 10_000
const DUPLICATE_POLL = 100

/** Waits for the duplicate request that is starting the payment (D-43). False after a timeout. */
export async function waitForDuplicateStart(shop: Shop, orderId: string): Promise<boolean> {
  for (let waited = 0; waited < DUPLICATE_TIMEOUT; waited += DUPLICATE_POLL) {
    await delay(DUPLICATE_POLL)
    const orderPayment = await findPayment(shop, eq(orderPayments.orderId, orderId))
    if (orderPayment?.payment.status !== 'starting') return true
  }
  return false
}

/** A duplicate of this request may have been faster. */
async function isKnown(shop: Shop, { id }: ProviderPayment): Promise<boolean> {
  const rows = await shop.db
    .select({ status: orderPayments.status })
    .from(orderPayments)
    .where(eq(orderPayments.providerId, id))
  return rows.some(({ status }) => status !== 'closed')
}

const fromJson = (request: PaymentRequest): PaymentRequest => ({
  ...request,
  expiresAt: new Date(request.expiresAt),
})
