import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { checkoutMessages } from '#checkout/checkout-messages'
import { clearStartedPayment, readStartedPayment, type StartedPayment } from '#checkout/order/started-payment'
import { useFinishOrder } from '#checkout/order/use-finish-order'
import { type Verdict, verifyEmbeddedPayment, verifyHostedPayment } from '#checkout/order/verify-payment'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { showToast } from '#ui/toast/toast-store'

const STAYS_MS = 6000

const ask = ({ way, orderId }: StartedPayment): Promise<Verdict> =>
  way === 'hosted'
    ? verifyHostedPayment(call, orderId, 'true')
    : verifyEmbeddedPayment(call, orderId, useSession.getState().token)

/**
 * Whoever comes back in the middle of a payment, by a reload or from the hosted page, is told what became of it before
 * anything can be paid again (D-45, D-47). `visit` counts the times that the page was shown as it was left: nothing that
 * was under way then still is.
 */
export function useStartedPayment() {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const finish = useFinishOrder()
  const [open, setOpen] = useState(() => readStartedPayment(sessionStore))
  const [visit, setVisit] = useState(0)

  const follow = useEffectEvent(async (payment: StartedPayment): Promise<void> => {
    const verdict = await ask(payment)
    if (verdict.kind === 'paid') {
      showToast(t.paid, { ms: STAYS_MS })
      return finish(payment.items)
    }
    // What nobody knows stays open: paying again reaches the same payment.
    if (verdict.kind !== 'unknown') clearStartedPayment(sessionStore)
    if (verdict.kind === 'processing') {
      showToast(verdict.message, { ms: STAYS_MS })
      return navigate('/orders', { replace: true })
    }
    setOpen(null)
  })
  useEffect(() => {
    if (open) void follow(open)
  }, [open])

  useEffect(() => {
    // The browser's way back shows the page as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setOpen(readStartedPayment(sessionStore))
      setVisit((count) => count + 1)
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  return { asking: open !== null, visit }
}
