import type { Refusal } from '@little-dunes/domain/failures'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#cart/store/cart-store'
import { checkoutMessages } from '#checkout/checkout-messages'
import { delay } from '#checkout/delay'
import { matchesCart } from '#checkout/order/matches-cart'
import {
  createOrderClient,
  isUndecided,
  type OrderCallName,
  type OrderRequest,
  toCartLines,
} from '#checkout/order/order-client'
import { type CardPaymentOutcome, type ConfirmPayment, payByCard } from '#checkout/order/pay-by-card'
import { saveStartedPayment } from '#checkout/order/started-payment'
import { useFinishOrder } from '#checkout/order/use-finish-order'
import { verifyEmbeddedPayment, verifyWithRetries } from '#checkout/order/verify-payment'
import { useExclusiveTask } from '#checkout/payment/use-exclusive-task'
import { withPaymentLock } from '#checkout/payment/with-payment-lock'
import { sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { dismissToasts, showToast } from '#ui/toast/toast-store'

const desk = createOrderClient({ call, storage: sessionStore, newId: () => crypto.randomUUID() })

const STAYS_MS = 6000

/** The total that the shop wants instead (D-06), in fils. */
function newTotal({ quote }: Refusal): Fils | null {
  const { amount } = (quote ?? {}) as { amount?: unknown }
  return typeof amount === 'number' ? filsFromAed(amount) : null
}

/** What is under way. */
type PaymentTask = 'cash' | 'card' | 'hosted'

const CALLS: Record<PaymentTask, OrderCallName> = {
  cash: 'POST /api/order/place',
  card: 'POST /api/order/embedded-stripe',
  hosted: 'POST /api/order/stripe',
}

/**
 * Whether the shopper still sees what would be ordered: another browser may have ordered it meanwhile, and the shop
 * would sell it twice (D-06). An order whose answer was lost has perhaps emptied the cart itself: it is sent again.
 */
async function isAsShown(task: PaymentTask, order: OrderRequest): Promise<boolean> {
  if (desk.wasSent(CALLS[task], order)) return true
  await useCart.getState().reload()
  return matchesCart(toCartLines(order.items), useCart.getState().lines)
}

/** The three ways to pay: one at a time, and what became of it. */
export function usePayment(refresh: () => void) {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const finish = useFinishOrder()
  const token = useSession((session) => session.token)
  const { task, start } = useExclusiveTask<PaymentTask>()
  const [paid, setPaid] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [changed, setChanged] = useState(false)
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
    setChanged(false)
    dismissToasts()
  }

  /**
   * An empty cart takes the place of the page, where only a notice is read. Whoever was signed out by the question reads
   * it on the login page (D-27).
   */
  function tellChange(): void {
    if (!useSession.getState().token) return
    if (useCart.getState().lines.length === 0) complain(t.cartEmptied)
    else setChanged(true)
  }

  /** STATE-23 to STATE-25. */
  async function placeForCash(order: OrderRequest) {
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
  async function goToHostedPage(order: OrderRequest) {
    const outcome = await desk.place('POST /api/order/stripe', order)
    if (outcome.kind === 'placed') {
      const { items, answer } = outcome
      saveStartedPayment(sessionStore, { way: 'hosted', orderId: answer.orderId, items })
      location.assign(answer.session_url)
    } else if (outcome.kind === 'refused') explain(outcome.refusal)
    else complain(t.placingFailed)
    return { stays: outcome.kind !== 'placed' }
  }

  async function tell(outcome: CardPaymentOutcome): Promise<void> {
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
  async function chargeCard(order: OrderRequest, confirm: ConfirmPayment) {
    const outcome = await payByCard({
      place: () => desk.place('POST /api/order/embedded-stripe', order),
      remember: (orderId, items) => saveStartedPayment(sessionStore, { way: 'embedded', orderId, items }),
      confirm,
      paid() {
        setPaid(true)
        showToast(t.paid, { ms: STAYS_MS })
      },
      verify: (orderId) =>
        verifyWithRetries(() => verifyEmbeddedPayment(call, orderId, token), { wait: delay }),
    })
    await tell(outcome)
    return { stays: outcome.kind !== 'paid' && outcome.kind !== 'processing', outcome }
  }

  const begin = <Result extends { stays: boolean }>(
    next: PaymentTask,
    order: OrderRequest,
    work: (order: OrderRequest) => Promise<Result>,
  ) =>
    start<Result>(next, async () => {
      clear()
      const result = await withPaymentLock(async () =>
        (await isAsShown(next, order)) ? work(order) : 'changed',
      )
      if (result === null) complain(t.otherTab)
      if (result !== 'changed') return result
      tellChange()
      return null
    })

  return {
    task,
    paid,
    refusal,
    /** The cart is not what it was when the shopper confirmed. */
    changed,
    toldAmount,
    byCash: (order: OrderRequest) => void begin('cash', order, placeForCash),
    onHostedPage: (order: OrderRequest) => void begin('hosted', order, goToHostedPage),
    /** Null when another payment is under way, or the cart has changed. */
    async byCard(order: OrderRequest, confirm: ConfirmPayment): Promise<CardPaymentOutcome | null> {
      const done = await begin('card', order, (one) => chargeCard(one, confirm))
      return done?.outcome ?? null
    },
  }
}
