import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#cart/store/cart-store'
import { resetDraftExceptAddress } from '#checkout/checkout-draft'
import { checkoutMessages } from '#checkout/checkout-messages'
import { delay } from '#checkout/delay'
import { toCartLines } from '#checkout/order/order-client'
import { clearStartedPayment, readStartedPayment } from '#checkout/order/started-payment'
import { type Verdict, verifyHostedPayment, verifyWithRetries } from '#checkout/order/verify-payment'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { showToast } from '#ui/toast/toast-store'

type Undecided = Exclude<Verdict, { kind: 'paid' }>

const STAYS_MS = 6000

/** What was ordered leaves the cart on screen; the server has emptied its own (D-43). */
function emptyCart(orderId: string): void {
  const open = readStartedPayment(sessionStore)
  const { removeOrdered, reload } = useCart.getState()
  removeOrdered(open?.orderId === orderId ? toCartLines(open.items) : [])
  void reload()
}

/** The way back from the hosted page (VER-02 to VER-07, D-46, D-47). Answers what was not decided after all tries. */
export function useHostedPageReturn(success: string | null, orderId: string | null) {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const user = useSession((session) => session.user)
  const [left, setLeft] = useState<Undecided | null>(null)
  const makesSense = (success === 'true' || success === 'false') && Boolean(orderId)

  const complain = (text: string) => showToast(text, { kind: 'error', ms: STAYS_MS })

  async function toCart(text: string): Promise<void> {
    complain(text)
    await navigate('/cart', { replace: true })
  }

  const decide = useEffectEvent(async (verdict: Verdict, id: string): Promise<void> => {
    if (verdict.kind === 'unknown' || verdict.kind === 'processing') {
      if (verdict.kind === 'unknown') complain(verdict.message)
      setLeft(verdict)
      return
    }
    if (verdict.kind === 'paid') {
      showToast(t.paid, { ms: STAYS_MS })
      resetDraftExceptAddress(sessionStore, user)
      emptyCart(id)
      clearStartedPayment(sessionStore)
      return navigate('/orders', { replace: true })
    }
    clearStartedPayment(sessionStore)
    return toCart(verdict.message)
  })
  const refuse = useEffectEvent(() => toCart(t.nonsense))
  const tellUnknown = useEffectEvent(complain)

  useEffect(() => {
    let gone = false
    if (!makesSense || !success || !orderId) {
      void refuse()
      return
    }
    const patience = { wait: delay, onUnknown: tellUnknown }
    void verifyWithRetries(() => verifyHostedPayment(call, orderId, success), patience).then((verdict) => {
      if (!gone) void decide(verdict, orderId)
    })
    return () => {
      gone = true
    }
  }, [makesSense, success, orderId])

  return left
}
