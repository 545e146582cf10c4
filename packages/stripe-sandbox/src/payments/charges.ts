import type Stripe from 'stripe'
import type { Decline } from '#payments/cards'
import { type Sandbox, toSeconds } from '#state/sandbox'

export type ChargeOutcome =
  | { status: 'succeeded'; captured: boolean }
  | { status: 'pending' }
  | { status: 'failed'; decline: Decline }

export function createCharge(
  { store, now, newId }: Sandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: ChargeOutcome,
): Stripe.Charge {
  const id = newId('ch')
  const captured = outcome.status === 'succeeded' && outcome.captured
  return store.put('charges', id, {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details },
    calculated_statement_descriptor: 'LITTLE DUNES',
    captured,
    created: toSeconds(now()),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: outcome.status === 'failed' ? outcome.decline.code : null,
    failure_message: outcome.status === 'failed' ? outcome.decline.message : null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: toOutcome(outcome),
    paid: outcome.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: chargedCard(intent, method) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: outcome.status,
    transfer_data: null,
    transfer_group: null,
  })
}

export function endCharge({ store }: Sandbox, charge: Stripe.Charge, decline: Decline | undefined) {
  return store.put('charges', charge.id, {
    ...charge,
    amount_captured: decline ? 0 : charge.amount,
    captured: !decline,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: toOutcome(decline ? { status: 'failed', decline } : { status: 'succeeded', captured: true }),
    paid: !decline,
    status: decline ? 'failed' : 'succeeded',
  })
}

export function latestCharge({ store }: Sandbox, intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof intent.latest_charge === 'string' ? store.get('charges', intent.latest_charge) : undefined
}

function toOutcome(outcome: ChargeOutcome): Stripe.Charge.Outcome | null {
  if (outcome.status === 'pending') return null
  const failed = outcome.status === 'failed' ? outcome.decline : undefined
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failed ? 'declined_by_network' : 'approved_by_network',
    reason: failed ? (failed.decline_code ?? failed.code) : null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: failed
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: failed ? 'issuer_declined' : 'authorized',
  }
}

function chargedCard(
  intent: Stripe.PaymentIntent,
  { card }: Stripe.PaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: card?.wallet ? { type: 'google_pay', dynamic_last4: card.last4, google_pay: {} } : null,
  }
}
