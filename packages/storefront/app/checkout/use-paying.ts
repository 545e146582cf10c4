import type { Refusal } from '@little-dunes/domain/failures'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkoutMessages } from '#checkout/checkout-messages'
import { inOneTab } from '#checkout/in-one-tab'
import { rememberPayment } from '#checkout/open-payment'
import { isUndecided, type Order, orderDesk } from '#checkout/order-desk'
import { type CardOutcome, type Confirm, payByCard } from '#checkout/pay-by-card'
import { useFinishOrder } from '#checkout/use-finish-order'
import { useOneAtATime } from '#checkout/use-one-at-a-time'
import { askEmbedded, askPatiently } from '#checkout/verify-payment'
import { waitMs } from '#checkout/wait-ms'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { dismissToasts, showToast } from '#ui/toast-store'

const desk = orderDesk({ call, storage: sessionStore, newId: () => crypto.randomUUID() })

const STAYS_MS = 6000

/** The total that the shop wants instead (D-06), in fils. */
function newTotal({ quote }: Refusal): Fils | null {
  const { amount } = (quote ?? {}) as { amount?: unknown }
  return typeof amount === 'number' ? filsFromAed(amount) : null
}

/** What is under way. */
type PayingTask = 'cash' | 'card' | 'hosted'

/** The three ways to pay: one at a time, and what became of it. */
export function usePaying(refresh: () => void) {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const finish = useFinishOrder()
  const token = useSession((session) => session.token)
  const { task, start } = useOneAtATime<PayingTask>()
  const [paid, setPaid] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [toldAmount, setToldAmount] = useState<Fils | null>(null)

  const complain = (text: string) => showToast(text, { kind: 'error', ms: STAYS_MS })

  function explain(refused: Refusal): void {
    if (isUndecided(refused)) {
      // Whoever is signed out by the answer reads it on the login page (D-27).
      if (useSession.getState().token) complain(refused.message)
      return
    }
    const amount = refused.code === 'amount_changed' ? newTotal(refused) : null
    setToldAmount(amount)
    setRefusal(amount === null ? refused : null)
    refresh()
  }

  function clear(): void {
    setRefusal(null)
    dismissToasts()
  }

  /** STATE-23 to STATE-25. */
  async function placeForCash(order: Order) {
    const outcome = await desk.place('POST /api/order/place', order)
    if (outcome.kind === 'placed') {
      // MSG-32, unless an earlier order turned out to be paid instead (D-45).
      showToast(outcome.answer.message)
      await finish(outcome.items)
    } else if (outcome.kind === 'refused') explain(outcome.refusal)
    else complain(t.placingFailed)
    return { stays: outcome.kind !== 'placed' }
  }

  /** STATE-26. The way back to this page finds the payment again. */
  async function goToHostedPage(order: Order) {
    const outcome = await desk.place('POST /api/order/stripe', order)
    if (outcome.kind === 'placed') {
      const { items, answer } = outcome
      rememberPayment(sessionStore, { way: 'hosted', orderId: answer.orderId, items })
      location.assign(answer.session_url)
    } else if (outcome.kind === 'refused') explain(outcome.refusal)
    else complain(t.placingFailed)
    return { stays: outcome.kind !== 'placed' }
  }

  async function tell(outcome: CardOutcome): Promise<void> {
    if (outcome.kind === 'paid') await finish(outcome.items, outcome.verdict)
    else if (outcome.kind === 'refused') explain(outcome.refusal)
    else if (outcome.kind === 'declined') complain(outcome.message)
    else if (outcome.kind === 'failed') complain(t.cardFailed)
    else if (outcome.kind === 'unknown') complain(t.unknownPayment)
    else {
      showToast(t.processing, { ms: STAYS_MS })
      await navigate('/orders', { replace: true })
    }
  }

  /** STATE-28 to STATE-31. */
  async function chargeCard(order: Order, confirm: Confirm) {
    const outcome = await payByCard({
      place: () => desk.place('POST /api/order/embedded-stripe', order),
      remember: (orderId, items) => rememberPayment(sessionStore, { way: 'embedded', orderId, items }),
      confirm,
      paid() {
        setPaid(true)
        showToast(t.paid, { ms: STAYS_MS })
      },
      verify: (orderId) => askPatiently(() => askEmbedded(call, orderId, token), { wait: waitMs }),
    })
    await tell(outcome)
    return { stays: outcome.kind !== 'paid' && outcome.kind !== 'processing', outcome }
  }

  const begin: typeof start = (next, work) =>
    start(next, async () => {
      clear()
      const result = await inOneTab(work)
      if (result === null) complain(t.otherTab)
      return result
    })

  return {
    task,
    paid,
    refusal,
    toldAmount,
    byCash: (order: Order) => void begin('cash', () => placeForCash(order)),
    onHostedPage: (order: Order) => void begin('hosted', () => goToHostedPage(order)),
    /** Null when another payment is under way. */
    async byCard(order: Order, confirm: Confirm): Promise<CardOutcome | null> {
      const done = await begin('card', () => chargeCard(order, confirm))
      return done?.outcome ?? null
    },
  }
}
