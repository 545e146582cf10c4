import type Stripe from 'stripe'
import { invalidRequest, unexpectedState } from '#payments/api-error'
import { latestCharge } from '#payments/charges'
import { emit } from '#payments/events'
import { changeIntent } from '#payments/payment-intents'
import { type Sandbox, toSeconds } from '#state/sandbox'

const cancelable = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action']

export function cancelIntent(sandbox: Sandbox, intent: Stripe.PaymentIntent, reason: string | null) {
  if (sandbox.store.get('intent_sessions', intent.id)) {
    throw invalidRequest(
      'You cannot cancel this PaymentIntent because it was created by a Checkout Session. Expire the Checkout Session instead.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  if (!cancelable.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}.`,
      intent,
    )
  }
  return releaseAndCancelIntent(sandbox, intent, reason)
}

/** Releases the authorised amount and prevents any later payment. */
export function releaseAndCancelIntent(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  reason: string | null,
) {
  const uncaptured = intent.status === 'requires_capture' ? latestCharge(sandbox, intent) : undefined
  if (uncaptured) {
    const released = sandbox.store.put('charges', uncaptured.id, {
      ...uncaptured,
      amount_refunded: uncaptured.amount,
      refunded: true,
    })
    emit(sandbox, 'charge.refunded', released)
  }
  const closed = changeIntent(sandbox, intent, {
    amount_capturable: 0,
    canceled_at: toSeconds(sandbox.now()),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
  emit(sandbox, 'payment_intent.canceled', closed)
  return closed
}
