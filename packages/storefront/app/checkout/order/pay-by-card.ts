import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import type { OrderOutcome, OrderRequest } from '#checkout/order/order-client'
import type { Verdict } from '#checkout/order/verify-payment'

/** Passes the secret to the provider, who asks the customer's bank. */
export type ConfirmPayment = (clientSecret: string, orderId: string) => Promise<PaymentIntentResult>

export type CardPaymentOutcome =
  /** Money has moved; `verdict` is the shop's knowledge of it at that time. */
  | { kind: 'paid'; orderId: string; items: OrderRequest['items']; verdict: Verdict }
  | { kind: 'processing' }
  /** The provider's message; `code` tells which field it is about. */
  | { kind: 'declined'; message: string; code: string | undefined }
  | { kind: 'refused'; refusal: WireRefusal }
  /** The attempt ended before the provider was asked, or the shop knows that no money moved (MSG-38). */
  | { kind: 'failed' }
  /** The attempt was interrupted, and the shop does not know its outcome yet (D-47). */
  | { kind: 'unknown' }

interface PayByCardOptions {
  place(): Promise<OrderOutcome<'POST /api/order/embedded-stripe'>>
  /** The order exists and its payment is about to start. */
  remember(orderId: string, items: OrderRequest['items']): void
  confirm: ConfirmPayment
  /** The provider has confirmed the payment. */
  paid(): void
  verify(orderId: string): Promise<Verdict>
}

type Confirmation =
  | { kind: 'succeeded' }
  | { kind: 'processing' }
  | { kind: 'declined'; message: string; code: string | undefined }
  /** The payment may have been made. */
  | { kind: 'unclear'; message: string | undefined }

/** Errors without an answer from the bank. */
const NO_ANSWER: readonly StripeError['type'][] = ['api_connection_error', 'api_error', 'rate_limit_error']

/** Interprets the provider's answer. A payment made earlier in another tab counts as paid. */
export function readConfirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  const status = paymentIntent?.status ?? error?.payment_intent?.status
  if (status === 'succeeded' || status === 'processing') return { kind: status }
  if (!error || NO_ANSWER.includes(error.type) || !error.message)
    return { kind: 'unclear', message: error?.message }
  return { kind: 'declined', message: error.message, code: error.code }
}

type Unplaced = Exclude<Awaited<ReturnType<PayByCardOptions['place']>>, { kind: 'placed' }>

function notPlaced(outcome: Unplaced): CardPaymentOutcome {
  if (outcome.kind === 'unanswered') return { kind: 'failed' }
  return outcome.refusal.code === 'payment_processing' ? { kind: 'processing' } : outcome
}

/** This page does not know whether money moved, so the shop asks the provider (D-46). */
async function clearUp(
  { verify, paid }: PayByCardOptions,
  orderId: string,
  items: OrderRequest['items'],
  message: string | undefined,
): Promise<CardPaymentOutcome> {
  const verdict = await verify(orderId)
  if (verdict.kind === 'processing') return { kind: 'processing' }
  if (verdict.kind !== 'paid') {
    if (message) return { kind: 'declined', message, code: undefined }
    return { kind: verdict.kind === 'unknown' ? 'unknown' : 'failed' }
  }
  paid()
  return { kind: 'paid', orderId, items, verdict }
}

/**
 * STATE-28 to STATE-31. Safe to call again after anything but `paid`: the shop answers with the same order and the
 * provider with the same payment (D-45).
 */
export async function payByCard(parts: PayByCardOptions): Promise<CardPaymentOutcome> {
  const placed = await parts.place()
  if (placed.kind !== 'placed') return notPlaced(placed)
  const { items, answer } = placed
  if (answer.verified) {
    parts.paid()
    return { kind: 'paid', orderId: answer.orderId, items, verdict: { kind: 'paid' } }
  }
  parts.remember(answer.orderId, items)
  const confirmed = await parts
    .confirm(answer.clientSecret, answer.orderId)
    .then(readConfirmation)
    .catch((): Confirmation => ({ kind: 'unclear', message: undefined }))
  if (confirmed.kind === 'unclear') return clearUp(parts, answer.orderId, items, confirmed.message)
  if (confirmed.kind !== 'succeeded') return confirmed
  parts.paid()
  return { kind: 'paid', orderId: answer.orderId, items, verdict: await parts.verify(answer.orderId) }
}
