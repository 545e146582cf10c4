import { useCart } from '#cart/store/cart-store'
import { resetDraftExceptAddress } from '#checkout/checkout-draft'
import { checkoutMessages } from '#checkout/checkout-messages'
import { forgetLinkedCode } from '#checkout/linked-code'
import { type OrderRequest, toCartLines } from '#checkout/order/order-client'
import {
  type PaymentEffects,
  type PaymentOrigin,
  type PaymentVerdict,
  paymentEffects,
} from '#checkout/order/payment-effects'
import { clearStartedPayment } from '#checkout/order/started-payment'
import { useNavigate } from '#platform/address/address'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { showToast } from '#ui/toast/toast-store'

/** True when the stock is confirmed; the order continues either way (D-42). */
async function deductStock(items: OrderRequest['items']): Promise<boolean> {
  const answer = await call('POST /api/cart/deduct-stock', { items }).catch(() => null)
  return answer?.success === true
}

/** Applies the effects of an outcome in the order that the customer should see, and returns them. */
export function useApplyPaymentEffects(place: PaymentOrigin) {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const removeOrdered = useCart((cart) => cart.removeOrdered)
  const reloadCart = useCart((cart) => cart.reload)
  const user = useSession((session) => session.user)

  return async (
    verdict: PaymentVerdict,
    items: OrderRequest['items'],
    orderId: string | undefined,
  ): Promise<PaymentEffects> => {
    const step = paymentEffects(verdict, place, t)
    if (step.toast) showToast(step.toast.text, step.toast)
    if (step.deductStock && !(await deductStock(items))) showToast(t.stockFailed, { kind: 'error' })
    if (step.clear === 'checkout') {
      resetDraftExceptAddress(sessionStore, user)
      forgetLinkedCode()
    }
    if (step.clear) clearStartedPayment(sessionStore)
    // Leaves the page before the cart becomes empty.
    if (step.goTo)
      await navigate(step.goTo, { replace: true, state: step.takeOut ? { placed: orderId } : null })
    if (step.takeOut) removeOrdered(toCartLines(items))
    if (step.reloadCart) void reloadCart()
    return step
  }
}
