import { useEffect, useEffectEvent, useState } from 'react'
import { readStartedPayment, type StartedPayment } from '#checkout/order/started-payment'
import { useApplyPaymentEffects } from '#checkout/order/use-apply-payment-effects'
import { type Verdict, verifyEmbeddedPayment, verifyHostedPayment } from '#checkout/order/verify-payment'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useSession } from '#platform/session'

const verify = ({ way, orderId }: StartedPayment): Promise<Verdict> =>
  way === 'hosted'
    ? verifyHostedPayment(call, orderId, 'true')
    : verifyEmbeddedPayment(call, orderId, useSession.getState().token)

/**
 * A customer who returns during a payment sees its result before another payment is possible (D-45, D-47). `visit`
 * counts how often the browser restored the page from its back/forward cache.
 */
export function useStartedPayment() {
  const takeNextStep = useApplyPaymentEffects('reload')
  const [started, setStarted] = useState(() => readStartedPayment(sessionStore))
  const [visit, setVisit] = useState(0)

  const resume = useEffectEvent(async (payment: StartedPayment): Promise<void> => {
    const step = await takeNextStep(await verify(payment), payment.items, payment.orderId)
    if (step.goTo === null) setStarted(null)
  })
  useEffect(() => {
    if (started) void resume(started)
  }, [started])

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setStarted(readStartedPayment(sessionStore))
      setVisit((count) => count + 1)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  return { verifying: started !== null, visit }
}
