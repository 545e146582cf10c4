import { useNavigate } from 'react-router'
import { useCart } from '#cart/store/cart-store'
import { resetDraftExceptAddress } from '#checkout/checkout-draft'
import { checkoutMessages } from '#checkout/checkout-messages'
import { type OrderRequest, toCartLines } from '#checkout/order/order-client'
import { clearStartedPayment } from '#checkout/order/started-payment'
import type { Verdict } from '#checkout/order/verify-payment'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { showToast } from '#ui/toast/toast-store'

const STAYS_MS = 6000

/** Asks whether the order holds its stock; the order goes on whatever the answer (STATE-23, STATE-31, D-42). */
async function settleStock(items: OrderRequest['items']): Promise<boolean> {
  const answer = await call('POST /api/cart/deduct-stock', { items }).catch(() => null)
  return answer?.success === true
}

/** From an order that stands to the list of orders, the cart without what was ordered. */
export function useFinishOrder() {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const removeOrdered = useCart((cart) => cart.removeOrdered)
  const reloadCart = useCart((cart) => cart.reload)
  const user = useSession((session) => session.user)

  return async (items: OrderRequest['items'], verdict: Verdict = { kind: 'paid' }): Promise<void> => {
    // What was paid could not be kept: it is given back.
    if (verdict.kind === 'not_paid') showToast(verdict.message, { kind: 'error', ms: STAYS_MS })
    if (!(await settleStock(items))) showToast(t.stockFailed, { kind: 'error' })
    resetDraftExceptAddress(sessionStore, user)
    clearStartedPayment(sessionStore)
    await navigate('/orders', { replace: true })
    if (verdict.kind !== 'not_paid') removeOrdered(toCartLines(items))
    // Until the shop has heard of the payment, its cart still holds them.
    if (verdict.kind !== 'unknown') void reloadCart()
  }
}
