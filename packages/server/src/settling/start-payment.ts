import { and, eq, type SQL } from 'drizzle-orm'
import {
  type PaymentRequest,
  ProviderAway,
  type ProviderPayment,
  ProviderRefused,
} from '#platform/payment-provider'
import type { Shop } from '#platform/shop'
import { type OrderPayment, requireProvider } from '#settling/order-payment'
import { orderPayments } from '#settling/payment-tables'
import { releaseOrder } from '#settling/release-order'

/**
 * Starts the payment of an order that was committed, with a key made from it, so that a repeat finds the same one.
 * Its name is kept before anyone is told: null when the order was given up meanwhile, and then nobody is. That is why
 * a payment whose start got no answer is simply started anew: what nobody has seen nobody can pay.
 * What the provider refuses is given up at once. @throws ProviderAway, ProviderRefused
 */
export async function startPayment(shop: Shop, found: OrderPayment): Promise<ProviderPayment | null> {
  const { orderId, request, round } = found.payment
  const still = and(eq(orderPayments.orderId, orderId), eq(orderPayments.state, 'starting'))
  const key = `start-${orderId}${round > 0 ? `-${round}` : ''}`
  const started = await requireProvider(shop)
    .start(fromJson(request), key)
    .catch((error: unknown) => failed(shop, found, still, error))
  shop.reached('payment started')
  const { rowCount } = await shop.db
    .update(orderPayments)
    .set({ providerId: started.id, state: 'open' })
    .where(still)
  shop.reached('payment known')
  return rowCount === 1 || (await isKnown(shop, started)) ? started : null
}

async function failed(
  shop: Shop,
  { payment }: OrderPayment,
  still: SQL | undefined,
  error: unknown,
): Promise<never> {
  const { orderId, round } = payment
  if (error instanceof ProviderRefused) await releaseOrder(shop, orderId, 'refused', 'never seen')
  if (error instanceof ProviderAway) {
    const next = { round: round + 1 }
    await shop.db
      .update(orderPayments)
      .set(next)
      .where(and(still, eq(orderPayments.round, round)))
  }
  throw error
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
