import type Stripe from 'stripe'
import type { ProviderPayment, ProviderPaymentState, ProviderRefund, RefundState } from '#payments/provider'

/** https://docs.stripe.com/payments/paymentintents/lifecycle: whatever still needs the shopper is open. */
const intentStates: Record<string, ProviderPaymentState> = {
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'closed',
}

const stateOfIntent = ({ status }: Stripe.PaymentIntent): ProviderPaymentState =>
  intentStates[status] ?? 'open'

/** A payment in the page. `latest_charge` has to be expanded for what was given back. */
export function paymentOfIntent(intent: Stripe.PaymentIntent): ProviderPayment {
  const state = stateOfIntent(intent)
  return {
    way: 'embedded',
    id: intent.id,
    reference: intent.metadata.reference ?? '',
    state,
    amount: state === 'paid' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    refunded: refundedOf(intent),
    clientSecret: intent.client_secret,
    url: null,
  }
}

/** A hosted page. Its PaymentIntent exists once the shopper pays; `payment_intent.latest_charge` has to be expanded. */
export function paymentOfSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const state = stateOfSession(session, intent)
  // The page knows what it asked for, the intent what came in.
  const came = state === 'paid' ? intent : null
  return {
    way: 'hosted',
    id: session.id,
    reference: session.client_reference_id ?? '',
    state,
    amount: came?.amount_received ?? session.amount_total ?? 0,
    currency: came?.currency ?? session.currency ?? '',
    refunded: intent ? refundedOf(intent) : 0,
    clientSecret: null,
    url: session.url,
  }
}

/**
 * A page that was completed cannot be used again: its payment is in, in work, or was declined for good. Money counts
 * whatever the page says of itself.
 */
function stateOfSession(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPaymentState {
  const state = intent ? stateOfIntent(intent) : 'processing'
  if (session.payment_status === 'paid' || state === 'paid') return 'paid'
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return intent && state === 'processing' ? state : 'closed'
  return state === 'open' ? 'closed' : state
}

function refundedOf({ latest_charge: charge }: Stripe.PaymentIntent): number {
  return charge && typeof charge === 'object' ? charge.amount_refunded : 0
}

const refundStates: Record<string, RefundState> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export const refundOf = ({ id, status, amount, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  reference: metadata?.refund ?? null,
  amount,
  state: refundStates[status ?? ''] ?? 'pending',
})
