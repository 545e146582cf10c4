import type { Client } from '@little-dunes/domain/contract/client'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import type { checkoutMessages } from '#checkout/checkout-messages'
import { delay } from '#checkout/delay'
import type { createOrderClient, OrderCallName, OrderRequest } from '#checkout/order/order-client'
import { type CardPaymentOutcome, type ConfirmPayment, payByCard } from '#checkout/order/pay-by-card'
import type { PaymentVerdict } from '#checkout/order/payment-effects'
import { saveStartedPayment } from '#checkout/order/started-payment'
import { verifyEmbeddedPayment, verifyWithRetries } from '#checkout/order/verify-payment'
import type { BrowserStorage } from '#platform/browser-storage'

type Items = OrderRequest['items']

/** Result of a payment attempt. */
export type PaymentOutcome =
  | { kind: 'decided'; verdict: PaymentVerdict; items: Items; orderId: string | undefined }
  | { kind: 'refused'; refusal: WireRefusal }
  /** The browser continues on the provider's hosted page. */
  | { kind: 'redirect'; url: string }

interface PaymentTools {
  call: Client
  orders: ReturnType<typeof createOrderClient>
  storage: BrowserStorage
  token: string | null
  t: typeof checkoutMessages
  /** The provider has reported that the money moved. */
  onPaid(): void
}

export type PaymentMethodName = 'cash' | 'card' | 'hosted'

export interface PaymentMethodStrategy {
  name: PaymentMethodName
  call: OrderCallName
  pay(order: OrderRequest, tools: PaymentTools): Promise<PaymentOutcome>
}

const decided = (verdict: PaymentVerdict, items: Items = [], orderId?: string): PaymentOutcome => ({
  kind: 'decided',
  verdict,
  items,
  orderId,
})

/** STATE-23 to STATE-25. */
export const CASH: PaymentMethodStrategy = {
  name: 'cash',
  call: 'POST /api/order/place',
  async pay(order, { orders, t }) {
    const outcome = await orders.place('POST /api/order/place', order)
    if (outcome.kind === 'refused') return outcome
    if (outcome.kind === 'unanswered') return decided({ kind: 'failed', message: t.placingFailed })
    // MSG-32, unless an earlier order turned out to be paid instead (D-45).
    const { items, answer } = outcome
    return decided({ kind: 'placed', message: answer.message }, items, answer.orderId)
  },
}

/** STATE-26. A return to this page finds the started payment. */
export const HOSTED_PAGE: PaymentMethodStrategy = {
  name: 'hosted',
  call: 'POST /api/order/stripe',
  async pay(order, { orders, storage, t }) {
    const outcome = await orders.place('POST /api/order/stripe', order)
    if (outcome.kind === 'refused') return outcome
    if (outcome.kind === 'unanswered') return decided({ kind: 'failed', message: t.placingFailed })
    const { items, answer } = outcome
    saveStartedPayment(storage, { way: 'hosted', orderId: answer.orderId, items })
    return { kind: 'redirect', url: answer.session_url }
  },
}

function verdictOfCard(
  outcome: Exclude<CardPaymentOutcome, { kind: 'refused' }>,
  t: PaymentTools['t'],
): PaymentVerdict {
  if (outcome.kind === 'failed') return { kind: 'failed', message: t.cardFailed }
  if (outcome.kind === 'unknown') return { kind: 'unknown', message: t.unknownPayment }
  if (outcome.kind !== 'paid') return outcome
  const { verdict } = outcome
  if (verdict.kind === 'not_paid') return { kind: 'refunded', message: verdict.message }
  return { kind: verdict.kind === 'unknown' ? 'paid_unconfirmed' : 'paid' }
}

/** STATE-28 to STATE-31: card fields and wallets differ in how the provider confirms. */
export const byCard = (confirm: ConfirmPayment): PaymentMethodStrategy => ({
  name: 'card',
  call: 'POST /api/order/embedded-stripe',
  async pay(order, { call, orders, storage, token, t, onPaid }) {
    const outcome = await payByCard({
      place: () => orders.place('POST /api/order/embedded-stripe', order),
      remember: (orderId, items) => saveStartedPayment(storage, { way: 'embedded', orderId, items }),
      confirm,
      paid: onPaid,
      verify: (orderId) =>
        verifyWithRetries(() => verifyEmbeddedPayment(call, orderId, token), { wait: delay }),
    })
    if (outcome.kind === 'refused') return outcome
    const verdict = verdictOfCard(outcome, t)
    return outcome.kind === 'paid' ? decided(verdict, outcome.items, outcome.orderId) : decided(verdict)
  },
})
