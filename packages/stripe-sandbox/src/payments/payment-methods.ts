import type Stripe from 'stripe'
import { detectBrand } from '#browser/card/card-rules'
import { cardError, resourceMissing } from '#payments/api-error'
import {
  type Behaviour,
  behaviourOfNumber,
  behaviours,
  type CardData,
  cardDataError,
  numberOfTestMethod,
} from '#payments/cards'
import { type Sandbox, toSeconds } from '#state/sandbox'

export interface Payer {
  name: string | null
  email: string | null
  phone: string | null
  address: Stripe.Address | null
}

export const EMPTY_PAYER: Payer = { name: null, email: null, phone: null, address: null }

/** Stores the card data that a merchant may see. Of the number, only the last digits and the behaviour. */
export function createPaymentMethod(sandbox: Sandbox, card: CardData, payer: Payer, wallet = false) {
  const wrong = cardDataError(card, new Date(sandbox.now()))
  if (wrong) throw cardError(wrong)
  return keepMethod(sandbox, sandbox.newId('pm'), card, payer, wallet)
}

/** An existing method, or a new copy of one of Stripe's test mode methods. */
export function requirePaymentMethod(sandbox: Sandbox, id: string): Stripe.PaymentMethod {
  const stored = sandbox.store.get('payment_methods', id)
  if (stored) return stored
  const number = numberOfTestMethod(id)
  if (!number) throw resourceMissing('PaymentMethod', id, 'payment_method')
  const expYear = new Date(sandbox.now()).getUTCFullYear() + 1
  const card = { number, expMonth: 12, expYear, cvc: undefined }
  return keepMethod(sandbox, sandbox.newId('pm'), card, EMPTY_PAYER, false)
}

export function getBehaviour({ store }: Sandbox, method: string): Behaviour {
  return behaviours[store.get('behaviours', method) ?? 'noTestCard']
}

function keepMethod(sandbox: Sandbox, id: string, card: CardData, payer: Payer, wallet: boolean) {
  const { store, now } = sandbox
  store.put('behaviours', id, behaviourOfNumber(card.number))
  return store.put('payment_methods', id, {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { ...payer, address: payer.address ?? noAddress, tax_id: null },
    card: shownCard(card, wallet),
    created: toSeconds(now()),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
}

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
}

function shownCard({ number, expMonth, expYear, cvc }: CardData, wallet: boolean): Stripe.PaymentMethod.Card {
  const brand = detectBrand(number).name
  const last4 = number.slice(-4)
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvc === undefined ? null : 'unchecked',
    },
    country: 'US',
    display_brand: brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: `sandbox${last4}`,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: wallet ? { type: 'google_pay', dynamic_last4: last4, google_pay: {} } : null,
  }
}
