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
 * Starts the payment of a committed order under an idempotency key made from its id. The provider's id is stored before
 * a shopper gets the payment, so a start without an answer can be repeated. Answers null when the order was cancelled
 * meanwhile; a start that the provider refuses cancels it. @throws ServiceUnavailable, IdempotencyKeyInUse, ProviderRefused
 */
export async function startPayment(shop: Shop, found: OrderPayment): Promise<ProviderPayment | null> {
  const { orderId, request, providerAttempt } = found.payment
  const still = and(eq(orderPayments.orderId, orderId), eq(orderPayments.status, 'starting'))
  const key = `start-${orderId}${providerAttempt > 0 ? `-${providerAttempt}` : ''}`
  const started = await requireProvider(shop)
    .start(fromJson(request), key)
    .catch((error: unknown) => failed(shop, found, still, error))
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
    // Its own words may hold an address; these name what is wrong, such as a time by a wrong clock.
    const { code, param } = Object(error.cause) as { code?: unknown; param?: unknown }
    shop.log.warn({ orderId, code, param }, 'The card provider refused to start a payment')
    await expireOrder(shop, orderId, 'refused', 'never started')
  }
  // A duplicate request in progress keeps using the present key.
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

/** Waits for the duplicate request that is starting the payment (D-43); false after a timeout. */
export async function waitForDuplicateStart(shop: Shop, orderId: string): Promise<boolean> {
  for (let waited = 0; waited < DUPLICATE_TIMEOUT; waited += DUPLICATE_POLL) {
    await delay(DUPLICATE_POLL)
    const found = await findPayment(shop, eq(orderPayments.orderId, orderId))
    if (found?.payment.status !== 'starting') return true
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
