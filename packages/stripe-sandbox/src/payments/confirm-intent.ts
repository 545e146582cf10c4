import type Stripe from 'stripe'
import { cardError, invalidRequest, unexpectedState } from '#payments/api-error'
import { chargeCard, failAttempt } from '#payments/charge-intent'
import { emit } from '#payments/events'
import { changeIntent } from '#payments/payment-intents'
import { getBehaviour, requirePaymentMethod } from '#payments/payment-methods'
import type { Sandbox } from '#state/sandbox'

export interface Confirmation {
  returnUrl: string | null
  /** Stripe.js shows the authentication. Otherwise the customer is redirected. */
  useStripeSdk: boolean
}

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** One attempt to pay. A declined card leaves the intent open for another card. */
export function confirmIntent(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  how: Confirmation,
): Stripe.PaymentIntent {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    )
  }
  if (!confirmable.includes(intent.status)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
      intent,
    )
  }
  const chosen = method ?? requireMethod(sandbox, intent)
  return getBehaviour(sandbox, chosen.id).kind === 'authenticates'
    ? askToAuthenticate(sandbox, intent, chosen, how)
    : chargeCard(sandbox, intent, chosen)
}

function requireMethod(sandbox: Sandbox, intent: Stripe.PaymentIntent): Stripe.PaymentMethod {
  if (typeof intent.payment_method === 'string') return requirePaymentMethod(sandbox, intent.payment_method)
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    intent,
  )
}

/** Answer of the API to a confirmation: a declined card is an error with the intent in it. */
export function requireNotDeclined(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const error = intent.last_payment_error
  if (intent.status !== 'requires_payment_method' || !error?.code) return intent
  const { code, message = '', decline_code, param, charge, payment_method } = error
  throw cardError(
    { code, message, ...(decline_code ? { decline_code } : {}), ...(param ? { param } : {}) },
    {
      payment_intent: intent,
      ...(charge ? { charge } : {}),
      ...(payment_method ? { payment_method } : {}),
    },
  )
}

function askToAuthenticate(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { returnUrl, useStripeSdk }: Confirmation,
) {
  const source = sandbox.newId('src')
  const url = `${sandbox.publicUrl}/authenticate/${intent.id}?source=${source}&client_secret=${intent.client_secret}`
  const bySdk = useStripeSdk || !returnUrl
  const asked = changeIntent(sandbox, intent, {
    last_payment_error: null,
    next_action: bySdk
      ? {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source },
        }
      : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } },
    payment_method: method.id,
    status: 'requires_action',
  })
  emit(sandbox, 'payment_intent.requires_action', asked)
  return asked
}

export function answerAuthentication(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  passed: boolean,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') {
    throw invalidRequest('This PaymentIntent is not waiting for authentication.', {
      payment_intent: intent,
    })
  }
  const method = requirePaymentMethod(sandbox, intent.payment_method)
  if (passed) return chargeCard(sandbox, intent, method)
  return failAttempt(sandbox, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: method,
    type: 'invalid_request_error',
  })
}
