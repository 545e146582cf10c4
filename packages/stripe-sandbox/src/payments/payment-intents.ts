import type Stripe from 'stripe'
import { resourceMissing } from '#payments/api-error'
import { emit } from '#payments/events'
import { type Sandbox, toSeconds } from '#state/sandbox'

export interface IntentRequest {
  amount: number
  currency: string
  metadata: Record<string, string>
  description: string | null
  receiptEmail: string | null
  captureMethod: string
  /** Payment method types requested by the merchant. Null for all types of the account. */
  allowedTypes: string[] | null
}

export function createIntent(sandbox: Sandbox, request: IntentRequest): Stripe.PaymentIntent {
  const { store, newId, now } = sandbox
  const id = newId('pi')
  const intent = store.put('payment_intents', id, {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: request.allowedTypes,
    amount: request.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods:
      request.allowedTypes === null ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: request.captureMethod,
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: toSeconds(now()),
    currency: request.currency,
    customer: null,
    customer_account: null,
    description: request.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: request.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: request.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  })
  emit(sandbox, 'payment_intent.created', intent)
  return intent
}

export function requireIntent({ store }: Sandbox, id: string): Stripe.PaymentIntent {
  const intent = store.get('payment_intents', id)
  if (!intent) throw resourceMissing('payment_intent', id, 'intent')
  return intent
}

export function changeIntent(
  { store }: Sandbox,
  intent: Stripe.PaymentIntent,
  changes: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  return store.put('payment_intents', intent.id, { ...intent, ...changes })
}
