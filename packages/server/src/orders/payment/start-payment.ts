import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, type SQL } from 'drizzle-orm'
import { expireOrder } from '#orders/payment/expire-order'
import { findPayment, type OrderPayment, requireProvider } from '#orders/store/order-payment'
import { orderPayments } from '#orders/store/payment-tables'
import {
  type PaymentRequest,
  ProviderAway,
  ProviderBusy,
  type ProviderPayment,
  ProviderRefused,
} from '#payments/provider'
import type { Shop } from '#shop'

/**
 * Starts the payment of an order that was committed, with a key made from it, so that a repeat finds the same one.
 * Its name is kept before anyone is told: null when the order was given up meanwhile, and then nobody is. That is why
 * a payment whose start got no answer is simply started anew: what nobody has seen nobody can pay.
 * What the provider refuses is given up at once. @throws ProviderAway, ProviderBusy, ProviderRefused
 */
export async function startPayment(shop: Shop, found: OrderPayment): Promise<ProviderPayment | null> {
  const { orderId, request, round } = found.payment
  const still = and(eq(orderPayments.orderId, orderId), eq(orderPayments.state, 'starting'))
  const key = `start-${orderId}${round > 0 ? `-${round}` : ''}`
  const started = await requireProvider(shop)
    .start(fromJson(request), key)
    .catch((error: unknown) => failed(shop, found, still, error))
  shop.failpoint('payment started')
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ providerId: started.id, state: 'open' })
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
  const { orderId, round } = payment
  if (error instanceof ProviderRefused) {
    // Its own words may hold an address; these name what is wrong, such as a time by a wrong clock.
    const { code, param } = Object(error.cause) as { code?: unknown; param?: unknown }
    shop.log.warn({ orderId, code, param }, 'The card provider refused to start a payment')
    await expireOrder(shop, orderId, 'refused', 'never started')
  }
  // The twin that is at work goes on with the key as it is.
  if (error instanceof ProviderAway && !(error instanceof ProviderBusy)) {
    const next = { round: round + 1 }
    await shop.db
      .update(orderPayments)
      .set(next)
      .where(and(still, eq(orderPayments.round, round)))
  }
  throw error
}

const TWIN_TAKES = 10_000
const TWIN_STEP = 100

/** Waits for the request that is starting the same payment (D-43); false when that takes too long. */
export async function startedByTwin(shop: Shop, orderId: string): Promise<boolean> {
  for (let waited = 0; waited < TWIN_TAKES; waited += TWIN_STEP) {
    await delay(TWIN_STEP)
    const found = await findPayment(shop, eq(orderPayments.orderId, orderId))
    if (found?.payment.state !== 'starting') return true
  }
  return false
}

/** The twin of this request may have been faster. */
async function isKnown(shop: Shop, { id }: ProviderPayment): Promise<boolean> {
  const rows = await shop.db
    .select({ state: orderPayments.state })
    .from(orderPayments)
    .where(eq(orderPayments.providerId, id))
  return rows.some(({ state }) => state !== 'closed')
}

const fromJson = (request: PaymentRequest): PaymentRequest => ({
  ...request,
  expiresAt: new Date(request.expiresAt),
})
