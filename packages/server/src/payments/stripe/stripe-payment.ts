import type Stripe from 'stripe'
import type {
  PaidCard,
  ProviderPayment,
  ProviderPaymentStatus,
  ProviderRefund,
  ProviderRefundStatus,
} from '#payments/provider'

/** https://docs.stripe.com/payments/paymentintents/lifecycle: every status that still needs the customer is open. */
const intentStatuses: Record<string, ProviderPaymentStatus> = {
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'closed',
}

const statusOfIntent = ({ status }: Stripe.PaymentIntent): ProviderPaymentStatus =>
  intentStatuses[status] ?? 'open'

/** A payment in the page. `latest_charge` must be expanded for the card and the refunded amount. */
export function paymentOfIntent(intent: Stripe.PaymentIntent): ProviderPayment {
  const status = statusOfIntent(intent)
  return {
    way: 'embedded',
    id: intent.id,
    reference: intent.metadata.reference ?? '',
    status,
    amount: status === 'paid' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    refunded: getRefunded(intent),
    card: toCard(intent),
    clientSecret: intent.client_secret,
    url: null,
  }
}

/** A hosted page. Its PaymentIntent exists once the customer pays; `payment_intent.latest_charge` must be expanded. */
export function paymentOfSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const status = statusOfSession(session, intent)
  // The session has the requested amount, the intent the received amount.
  const came = status === 'paid' ? intent : null
  return {
    way: 'hosted',
    id: session.id,
    reference: session.client_reference_id ?? '',
    status,
    amount: came?.amount_received ?? session.amount_total ?? 0,
    currency: came?.currency ?? session.currency ?? '',
    refunded: intent ? getRefunded(intent) : 0,
    card: intent ? toCard(intent) : undefined,
    clientSecret: null,
    url: session.url,
  }
}

/**
 * A completed page cannot be used again: its payment succeeded, is processing, or was declined for good. Received money
 * counts, regardless of the page's own status.
 */
function statusOfSession(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPaymentStatus {
  const status = intent ? statusOfIntent(intent) : 'processing'
  if (session.payment_status === 'paid' || status === 'paid') return 'paid'
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return intent && status === 'processing' ? status : 'closed'
  return status === 'open' ? 'closed' : status
}

function getRefunded({ latest_charge: charge }: Stripe.PaymentIntent): number {
  return charge && typeof charge === 'object' ? charge.amount_refunded : 0
}

/** Card of the last attempt, which is the one that paid if any did. Wallets also report the card behind them. */
function toCard({ latest_charge: charge }: Stripe.PaymentIntent): PaidCard | undefined {
  const card = charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined
}

const refundStatuses: Record<string, ProviderRefundStatus> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export const toRefund = ({ id, status, amount, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  reference: metadata?.refund ?? null,
  amount,
  status: refundStatuses[status ?? ''] ?? 'pending',
})
