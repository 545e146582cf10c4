import type Stripe from 'stripe'
import { invalidRequest, unexpectedState } from '#payments/api-error'
import { latestCharge } from '#payments/charges'
import { emit } from '#payments/events'
import { changeIntent } from '#payments/payment-intents'
import { syncSessionWithIntent } from '#payments/sync-session-with-intent'
import type { Sandbox } from '#state/sandbox'

/** Captures the authorised amount or less, and releases the rest. */
export function captureIntent(sandbox: Sandbox, intent: Stripe.PaymentIntent, requested: number | undefined) {
  const charge = latestCharge(sandbox, intent)
  if (intent.status !== 'requires_capture' || !charge) {
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      intent,
    )
  }
  const amount = requested ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalidRequest(`The amount to capture must be between 1 and ${intent.amount_capturable}.`, {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  }
  const captured = sandbox.store.put('charges', charge.id, {
    ...charge,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
    captured: true,
  })
  emit(sandbox, 'charge.captured', captured)
  const paid = changeIntent(sandbox, intent, {
    amount_capturable: 0,
    amount_received: amount,
    status: 'succeeded',
  })
  emit(sandbox, 'payment_intent.succeeded', paid)
  syncSessionWithIntent(sandbox, paid)
  return paid
}
