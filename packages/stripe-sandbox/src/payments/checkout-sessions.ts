import type Stripe from 'stripe'
import { invalidRequest, resourceMissing } from '#payments/api-error'
import { releaseAndCancelIntent } from '#payments/cancel-intent'
import { type Confirmation, confirmIntent } from '#payments/confirm-intent'
import { emit } from '#payments/events'
import { newSession, type SessionRequest } from '#payments/new-session'
import { createIntent } from '#payments/payment-intents'
import type { Sandbox } from '#state/sandbox'

export function createCheckoutSession(sandbox: Sandbox, request: SessionRequest): Stripe.Checkout.Session {
  const { store } = sandbox
  const session = newSession(sandbox, request)
  store.put('session_details', session.id, request.details)
  store.put('jobs', `expire ${session.id}`, {
    at: session.expires_at * 1000,
    kind: 'expire_session',
    subject: session.id,
  })
  return store.put('sessions', session.id, session)
}

export function requireSession({ store }: Sandbox, id: string): Stripe.Checkout.Session {
  const session = store.get('sessions', id)
  if (!session) throw resourceMissing('checkout.session', id, 'session')
  return session
}

export function expireSession(sandbox: Sandbox, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  }
  const { store } = sandbox
  const expired = store.put('sessions', session.id, { ...session, status: 'expired', url: null })
  store.remove('jobs', `expire ${session.id}`)
  const intent = store.get('payment_intents', String(session.payment_intent))
  if (intent && intent.status !== 'canceled') releaseAndCancelIntent(sandbox, intent, 'expired')
  emit(sandbox, 'checkout.session.expired', expired)
  return expired
}

export interface Customer {
  email: string | null
  name: string | null
}

/** Pays on the hosted page. Creates the payment intent on the first attempt and reuses it after a declined card. */
export function paySession(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  customer: Customer,
  how: Confirmation,
): Stripe.PaymentIntent {
  if (session.status !== 'open') {
    throw invalidRequest('This Checkout Session is no longer open.', { code: 'checkout_session_not_open' })
  }
  const { store } = sandbox
  const intent = store.get('payment_intents', String(session.payment_intent)) ?? intentFor(sandbox, session)
  store.put('sessions', session.id, {
    ...session,
    customer_details: { ...noCustomer, email: customer.email, individual_name: null, name: customer.name },
    payment_intent: intent.id,
  })
  return confirmIntent(sandbox, intent, method, how)
}

function intentFor(sandbox: Sandbox, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const details = sandbox.store.get('session_details', session.id)?.intent
  const intent = createIntent(sandbox, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'aed',
    metadata: details?.metadata ?? {},
    description: details?.description ?? null,
    receiptEmail: details?.receiptEmail ?? null,
    captureMethod: details?.captureMethod ?? 'automatic_async',
    allowedTypes: session.allowed_payment_method_types,
  })
  sandbox.store.put('intent_sessions', intent.id, session.id)
  return intent
}

const noCustomer = {
  address: null,
  business_name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
} satisfies Partial<Stripe.Checkout.Session.CustomerDetails>
