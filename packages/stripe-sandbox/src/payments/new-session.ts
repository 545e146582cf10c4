import type Stripe from 'stripe'
import { type Sandbox, toSeconds } from '#state/sandbox'
import type { SessionDetails } from '#state/tables'

export interface SessionRequest {
  currency: string
  successUrl: string
  cancelUrl: string | null
  /** Seconds. */
  expiresAt: number
  clientReferenceId: string | null
  customerEmail: string | null
  metadata: Record<string, string>
  locale: string | null
  submitType: string | null
  allowedTypes: string[] | null
  details: SessionDetails
}

/** A session before any payment, in Stripe's format. */
export function newSession(
  { newId, now, publicUrl }: Sandbox,
  request: SessionRequest,
): Stripe.Checkout.Session {
  const id = newId('cs_test')
  const total = request.details.lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: request.allowedTypes,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: request.cancelUrl,
    client_reference_id: request.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: toSeconds(now()),
    currency: request.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: request.customerEmail,
    discounts: [],
    expires_at: request.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: request.locale,
    managed_payments: null,
    metadata: request.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: request.submitType,
    subscription: null,
    success_url: request.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${publicUrl}/c/pay/${id}`,
    wallet_options: null,
  }
}
