import { applyPayment, decidedStanding, type Standing } from '#orders/payment/apply-payment'
import { noteShoppersWord, releaseOrder } from '#orders/payment/release-order'
import { handleOf, type OrderPayment, requireProvider } from '#orders/store/order-payment'
import type { Release } from '#orders/store/payment-tables'
import { type PaymentHandle, PaymentUnknown, type ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'

/** What became of an order's payment, and what the provider said when it was asked. */
export interface Look {
  standing: Standing
  said: ProviderPayment | null
}

/** Asks the provider how the payment of an order stands and acts on it (D-46). @throws ProviderAway */
export const lookAtPayment = (shop: Shop, found: OrderPayment): Promise<Look> =>
  ask(shop, found, 'expired', (payment) => requireProvider(shop).lookUp(payment))

/**
 * Makes sure that an order cannot be paid any more, at the provider first, and gives it up then (D-41, D-45, D-46).
 * A payment that was faster counts: the order is `paid`. One that is being made stays. @throws ProviderAway
 */
export async function closePayment(shop: Shop, found: OrderPayment, why: Release): Promise<Look> {
  const unseen = found.payment.state === 'starting'
  if (unseen && (await releaseOrder(shop, found.order.id, why, 'never seen'))) {
    return { standing: 'closed', said: null }
  }
  const look = await ask(shop, found, why, async (payment) => {
    const said = await requireProvider(shop).cancel(payment)
    shop.reached('payment closed')
    return said
  })
  if (look.standing === 'closed') await noteShoppersWord(shop, found.order.id, why)
  return look
}

type Question = (payment: PaymentHandle) => Promise<ProviderPayment>

async function ask(shop: Shop, found: OrderPayment, why: Release, question: Question): Promise<Look> {
  const decided = decidedStanding(found)
  const handle = handleOf(found)
  if (decided) return { standing: decided, said: null }
  // Nobody outside has seen what has no name yet, so it was not paid.
  if (handle === null) return { standing: found.payment.state === 'closed' ? 'closed' : 'open', said: null }
  try {
    const said = await question(handle)
    shop.reached('payment looked up')
    return { standing: await applyPayment(shop, found, said, why), said }
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error
    shop.log.error({ orderId: found.order.id }, 'The card provider does not know the payment of an order')
    await releaseOrder(shop, found.order.id, why, 'unknown there')
    return { standing: 'closed', said: null }
  }
}
