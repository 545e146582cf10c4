import { useEffect, useEffectEvent, useState } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import { delay } from '#checkout/delay'
import { readStartedPayment } from '#checkout/order/started-payment'
import { useApplyPaymentEffects } from '#checkout/order/use-apply-payment-effects'
import { type Verdict, verifyHostedPayment, verifyWithRetries } from '#checkout/order/verify-payment'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { showToast } from '#ui/toast/toast-store'

const TOAST_MS = 6000

/** Items that this tab ordered, to remove from the cart on screen; the server has emptied its own (D-43). */
function readItems(orderId: string) {
  const started = readStartedPayment(sessionStore)
  return started?.orderId === orderId ? started.items : []
}

/** The return from the hosted page (VER-02 to VER-07, D-46, D-47). Returns the verdict that keeps the page open. */
export function useHostedPageReturn(success: string | null, orderId: string | null) {
  const t = useMessages(checkoutMessages)
  const takeNextStep = useApplyPaymentEffects('verify')
  const [undecided, setUndecided] = useState<Verdict | null>(null)

  const decide = useEffectEvent(async (verdict: Verdict, id: string): Promise<void> => {
    const step = await takeNextStep(verdict, readItems(id), id)
    if (step.goTo === null) setUndecided(verdict)
  })
  const reject = useEffectEvent(() =>
    takeNextStep({ kind: 'no_payment', message: t.nonsense }, [], undefined),
  )
  const reportUnknown = useEffectEvent((text: string) => showToast(text, { kind: 'error', ms: TOAST_MS }))

  useEffect(() => {
    let unmounted = false
    if (!orderId || (success !== 'true' && success !== 'false')) {
      void reject()
      return
    }
    const options = { wait: delay, onUnknown: reportUnknown }
    void verifyWithRetries(() => verifyHostedPayment(call, orderId, success), options).then((verdict) => {
      if (!unmounted) void decide(verdict, orderId)
    })
    return () => {
      unmounted = true
    }
  }, [success, orderId])

  return undecided
}
