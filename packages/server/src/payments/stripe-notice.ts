import type Stripe from 'stripe'
import type { PaymentNotice } from '#platform/payment-provider'

/** What an event is about; null for those that the shop has no use for. */
export function noticeOf({ id, type, data }: Stripe.Event): PaymentNotice {
  return { id, type, about: aboutOf(data.object) }
}

function aboutOf(object: Stripe.Event.Data.Object): PaymentNotice['about'] {
  const { object: kind, id } = object as { object?: unknown; id?: unknown }
  if (typeof id !== 'string') return null
  if (kind === 'payment_intent') return { way: 'embedded', id }
  if (kind === 'checkout.session') return { way: 'hosted', id }
  return kind === 'refund' ? { refundId: id } : null
}
