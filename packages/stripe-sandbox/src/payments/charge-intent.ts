import type Stripe from 'stripe'
import { docUrl } from '#payments/api-error'
import type { Decline } from '#payments/cards'
import { createCharge, endCharge, latestCharge } from '#payments/charges'
import { emit } from '#payments/events'
import { changeIntent } from '#payments/payment-intents'
import { getBehaviour, requirePaymentMethod } from '#payments/payment-methods'
import { syncSessionWithIntent } from '#payments/sync-session-with-intent'
import type { Sandbox } from '#state/sandbox'

/** Time that a slow card stays `processing`. */
const slowMs = 3000

/** Charges the card. Any authentication by the customer must already be complete. */
export function chargeCard(sandbox: Sandbox, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const behaviour = getBehaviour(sandbox, method.id)
  if (behaviour.kind === 'declined') return decline(sandbox, intent, method, behaviour.decline)
  if (behaviour.kind === 'slow') return startProcessing(sandbox, intent, method)
  return intent.capture_method === 'manual'
    ? authorise(sandbox, intent, method)
    : succeed(sandbox, intent, method)
}

function succeed(sandbox: Sandbox, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const charge = createCharge(sandbox, intent, method, { status: 'succeeded', captured: true })
  emit(sandbox, 'charge.succeeded', charge)
  return finish(sandbox, { ...intent, latest_charge: charge.id, payment_method: method.id })
}

function finish(sandbox: Sandbox, intent: Stripe.PaymentIntent) {
  const paid = changeIntent(sandbox, intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    next_action: null,
    processing: null,
    status: 'succeeded',
  })
  emit(sandbox, 'payment_intent.succeeded', paid)
  syncSessionWithIntent(sandbox, paid)
  return paid
}

function authorise(sandbox: Sandbox, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const charge = createCharge(sandbox, intent, method, { status: 'succeeded', captured: false })
  emit(sandbox, 'charge.succeeded', charge)
  const authorized = changeIntent(sandbox, intent, {
    amount_capturable: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'requires_capture',
  })
  emit(sandbox, 'payment_intent.amount_capturable_updated', authorized)
  syncSessionWithIntent(sandbox, authorized)
  return authorized
}

export function decline(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: Decline,
) {
  const charge = createCharge(sandbox, intent, method, { status: 'failed', decline: reason })
  emit(sandbox, 'charge.failed', charge)
  return failAttempt(
    sandbox,
    { ...intent, latest_charge: charge.id },
    {
      ...reason,
      charge: charge.id,
      doc_url: docUrl(reason.code),
      payment_method: method,
      type: 'card_error',
    },
  )
}

/** Returns the intent to its first state with the reason, because it needs another payment method. */
export function failAttempt(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
) {
  const failed = changeIntent(sandbox, intent, {
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  })
  emit(sandbox, 'payment_intent.payment_failed', failed)
  syncSessionWithIntent(sandbox, failed)
  return failed
}

function startProcessing(sandbox: Sandbox, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const charge = createCharge(sandbox, intent, method, { status: 'pending' })
  emit(sandbox, 'charge.pending', charge)
  const waiting = changeIntent(sandbox, intent, {
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: { type: 'card', card: {} },
    status: 'processing',
  })
  sandbox.store.put('jobs', `settle ${intent.id}`, {
    at: sandbox.now() + slowMs,
    kind: 'settle_intent',
    subject: intent.id,
  })
  emit(sandbox, 'payment_intent.processing', waiting)
  syncSessionWithIntent(sandbox, waiting)
  return waiting
}

export function endProcessing(sandbox: Sandbox, intent: Stripe.PaymentIntent) {
  const charge = latestCharge(sandbox, intent)
  if (intent.status !== 'processing' || !charge?.payment_method) return
  const method = requirePaymentMethod(sandbox, charge.payment_method)
  const behaviour = getBehaviour(sandbox, method.id)
  const reason = behaviour.kind === 'slow' ? behaviour.decline : undefined
  const ended = endCharge(sandbox, charge, reason)
  emit(sandbox, reason ? 'charge.failed' : 'charge.succeeded', ended)
  if (!reason) return void finish(sandbox, intent)
  failAttempt(sandbox, intent, { ...reason, charge: charge.id, payment_method: method, type: 'card_error' })
}
