import type Stripe from 'stripe'
import { ApiError } from '#payments/api-error'
import { paySession, requireSession } from '#payments/checkout-sessions'
import { createPaymentMethod, EMPTY_PAYER } from '#payments/payment-methods'
import type { Sandbox } from '#state/sandbox'

/** Next step of the hosted page. */
export interface AfterPayment {
  go?: string
  problem?: string
  /** Address of the bank's authentication page. */
  authenticate?: string
}

/** Pays with the card of the form. Without a card, reports the result of an authentication. */
export function payOnPage(sandbox: Sandbox, id: string, form: URLSearchParams): AfterPayment {
  try {
    const session = requireSession(sandbox, id)
    if (session.status === 'open' && form.has('number')) payWith(sandbox, session, form)
    return nextStep(sandbox, requireSession(sandbox, id))
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message }
    throw error
  }
}

function payWith(sandbox: Sandbox, session: Stripe.Checkout.Session, form: URLSearchParams) {
  const expiry = form.get('expiry') ?? ''
  const customer = { name: form.get('name'), email: form.get('email') }
  sandbox.store.together(() => {
    const method = createPaymentMethod(
      sandbox,
      {
        number: form.get('number') ?? '',
        expMonth: Number(expiry.slice(0, 2)),
        expYear: 2000 + Number(expiry.slice(2)),
        cvc: form.get('cvc') ?? '',
      },
      { ...EMPTY_PAYER, ...customer },
    )
    paySession(sandbox, session, method, customer, { returnUrl: null, useStripeSdk: true })
  })
}

function nextStep({ store }: Sandbox, session: Stripe.Checkout.Session): AfterPayment {
  if (session.status === 'complete') {
    return { go: (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id) }
  }
  if (session.status === 'expired') return { go: `/c/pay/${session.id}` }
  const intent = store.get('payment_intents', String(session.payment_intent))
  const question: unknown = intent?.next_action?.use_stripe_sdk?.stripe_js
  if (typeof question === 'string') return { authenticate: question }
  return { problem: wordsFor(intent) }
}

function wordsFor(intent: Stripe.PaymentIntent | undefined): string {
  const error = intent?.last_payment_error
  return error?.code === 'payment_intent_authentication_failure'
    ? 'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
    : (error?.message ?? 'Nothing was charged. Please try again.')
}
