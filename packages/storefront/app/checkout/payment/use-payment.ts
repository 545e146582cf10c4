import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { useReducer, useRef } from 'react'
import { useCart } from '#cart/store/cart-store'
import { checkoutMessages } from '#checkout/checkout-messages'
import { matchesCart } from '#checkout/order/matches-cart'
import {
  createOrderClient,
  isOutcomeUnknown,
  type OrderRequest,
  toCartLines,
} from '#checkout/order/order-client'
import { useApplyPaymentEffects } from '#checkout/order/use-apply-payment-effects'
import { IDLE, paymentFormReducer } from '#checkout/payment/payment-form-state'
import type { PaymentMethodStrategy, PaymentOutcome } from '#checkout/payment/ways-to-pay'
import { withPaymentLock } from '#checkout/payment/with-payment-lock'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { sessionToken, useSession } from '#platform/session'
import { dismissToasts, showToast } from '#ui/toast/toast-store'

const orders = createOrderClient({ call, storage: sessionStore, newId: () => crypto.randomUUID() })

const TOAST_MS = 6000

/** True for accounts and guests. */
const hasSession = () => sessionToken() !== null

/**
 * True when the cart is unchanged: another browser may have ordered it, and the shop would sell it twice (D-06). An
 * order whose answer was lost may have emptied the cart itself: it is sent again.
 */
async function isCartAsShown(way: PaymentMethodStrategy, order: OrderRequest): Promise<boolean> {
  if (orders.wasSent(way.call, order)) return true
  await useCart.getState().reload()
  return matchesCart(toCartLines(order.items), useCart.getState().lines)
}

/** One payment at a time, in one tab; `refreshCart` is called when the shop refuses an order. */
export function usePayment(refreshCart: () => void) {
  const t = useMessages(checkoutMessages)
  const takeNextStep = useApplyPaymentEffects('form')
  const token = useSession((session) => session.token)
  const [state, dispatch] = useReducer(paymentFormReducer, IDLE)
  const busy = useRef(false)

  const showError = (text: string) => showToast(text, { kind: 'error', ms: TOAST_MS })

  const onPaid = () => {
    dispatch({ type: 'paid' })
    showToast(t.paid, { ms: TOAST_MS })
  }

  function reportRefusal(refusal: WireRefusal): void {
    if (!isOutcomeUnknown(refusal)) {
      dispatch({ type: 'refused', refusal })
      refreshCart()
      // A customer whom the answer signed out reads it on the login page (D-27).
    } else if (hasSession()) showError(refusal.message)
  }

  /** For an empty cart the page is replaced and shows no alerts, so a toast reports it. */
  function reportCartChange(): void {
    if (!hasSession()) return
    if (useCart.getState().lines.length === 0) showError(t.cartEmptied)
    else dispatch({ type: 'cart_changed' })
  }

  /** True when the page is being left. */
  async function finish(outcome: PaymentOutcome): Promise<boolean> {
    if (outcome.kind === 'decided') {
      return (await takeNextStep(outcome.verdict, outcome.items, outcome.orderId)).goTo !== null
    }
    if (outcome.kind === 'redirect') location.assign(outcome.url)
    else reportRefusal(outcome.refusal)
    return outcome.kind === 'redirect'
  }

  /** Null when the cart has changed and nothing was ordered. */
  async function attempt(way: PaymentMethodStrategy, order: OrderRequest) {
    if (!(await isCartAsShown(way, order))) {
      reportCartChange()
      return { outcome: null, leaving: false }
    }
    const outcome = await way.pay(order, { call, orders, storage: sessionStore, token, t, onPaid })
    return { outcome, leaving: await finish(outcome) }
  }

  /** Returns the outcome; null when no attempt was made. */
  async function pay(way: PaymentMethodStrategy, order: OrderRequest): Promise<PaymentOutcome | null> {
    if (busy.current) return null
    busy.current = true
    dispatch({ type: 'started', task: way.name })
    dismissToasts()
    const done = await withPaymentLock(() => attempt(way, order))
    if (done === null) showError(t.otherTab)
    if (!done?.leaving) {
      busy.current = false
      dispatch({ type: 'ended' })
    }
    return done?.outcome ?? null
  }

  /** Another payment method has another total. */
  const forgetTotal = () => dispatch({ type: 'total_forgotten' })

  return { ...state, pay, forgetTotal }
}
