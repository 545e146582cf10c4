import { and, eq, inArray } from 'drizzle-orm'
import { releaseOrder } from '#orders/payment/release-order'
import { settlePayment } from '#orders/payment/settle-payment'
import type { OrderPayment } from '#orders/store/order-payment'
import { orderPayments, type Release } from '#orders/store/payment-tables'
import type { ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'

/** How a payment stands: undecided, the order's money, given back, or never to come. */
export type Standing = 'open' | 'processing' | 'paid' | 'returned' | 'closed'

/** Makes of the order what the provider says of its payment; `why` is recorded when that is the end of it. */
export async function applyPayment(
  shop: Shop,
  { order }: OrderPayment,
  said: ProviderPayment,
  why: Release,
): Promise<Standing> {
  if (said.state === 'paid') {
    const settlement = await settlePayment(shop, said)
    return settlement === 'unknown' ? 'closed' : settlement
  }
  if (said.state === 'closed') {
    await releaseOrder(shop, order.id, why, said)
    return 'closed'
  }
  const state = said.state === 'open' ? 'open' : 'processing'
  await noteState(shop, said, state)
  return state
}

/** For who reads the table; what counts is asked for. */
async function noteState(shop: Shop, said: ProviderPayment, state: 'open' | 'processing'): Promise<void> {
  const undecided = inArray(orderPayments.state, ['open', 'processing'])
  await shop.db
    .update(orderPayments)
    .set({ state })
    .where(and(eq(orderPayments.providerId, said.id), undecided))
}

/** What the shop itself knows for good, without asking. */
export const decidedStanding = ({ payment }: OrderPayment): 'paid' | 'returned' | null =>
  payment.state === 'paid' || payment.state === 'returned' ? payment.state : null
