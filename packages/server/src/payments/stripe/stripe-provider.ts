import Stripe from 'stripe'
import {
  type PaymentHandle,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
  type RefundRequest,
} from '#payments/provider'
import { checkStripe } from '#payments/stripe/stripe-check'
import { withStripeErrors } from '#payments/stripe/stripe-errors'
import { readWebhook } from '#payments/stripe/stripe-event'
import { paymentOfIntent, paymentOfSession, toRefund } from '#payments/stripe/stripe-payment'
import { stripeCspSources } from '#payments/stripe/stripe-sources'

export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

export interface StripeOptions extends StripeKeys {
  /** Address of the API, if it is not Stripe's. */
  apiUrl?: string | undefined
  /** Address of the script for browsers, if it is not Stripe's. */
  scriptUrl?: string | undefined
  /** Seconds for which a webhook's signature is valid. */
  tolerance?: number
  /** Milliseconds for each attempt of a call. `retries` is the number of further attempts. */
  timeout?: number
  retries?: number
}

/** API version that the code was written for. Read Stripe's changelog before you raise it. */
export const API_VERSION = '2026-10-28.endive'

const CURRENCY = 'aed'
const TOLERANCE = 300

/** Card payments at Stripe: PaymentIntents in the page, Checkout Sessions on the hosted page (D-49). */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { publishableKey, scriptUrl = null, webhookSecret, tolerance = TOLERANCE } = options
  const stripe = createClient(options)
  const provider: PaymentProvider = {
    browser: {
      publishableKey,
      scriptUrl,
      test: isTest(publishableKey),
      sources: stripeCspSources(scriptUrl),
    },
    signatureHeader: 'stripe-signature',
    start: (request, key) => withStripeErrors(() => start(stripe, request, key)),
    lookUp: (payment) => withStripeErrors(() => lookUp(stripe, payment)),
    capture: (payment) => withStripeErrors(() => capture(stripe, payment)),
    cancel: (payment) => withStripeErrors(() => cancel(stripe, payment)),
    refund: (payment, request, key) => withStripeErrors(() => refund(stripe, payment, request, key)),
    listRefunds: (payment) => withStripeErrors(() => listRefunds(stripe, payment)),
    lookUpRefund: (id) => withStripeErrors(async () => toRefund(await stripe.refunds.retrieve(id))),
    readEvent: (body, signature = '') =>
      readWebhook(stripe, { body, signature, secret: webhookSecret, tolerance }),
    check: () => checkStripe(stripe, options),
  }
  return provider
}

const isTest = (publishableKey: string): boolean => !publishableKey.startsWith('pk_live_')

/** The SDK retries twice after temporary failures, with the idempotency key of the first attempt. */
function createClient({ secretKey, apiUrl, timeout = 8_000, retries = 2 }: StripeOptions): Stripe {
  const where = apiUrl ? new URL(apiUrl) : null
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: retries,
    timeout,
    telemetry: false,
    ...(where && {
      protocol: where.protocol === 'http:' ? 'http' : 'https',
      host: where.hostname,
      port: where.port || (where.protocol === 'http:' ? 80 : 443),
    }),
  })
}

const WITH_CHARGE = { expand: ['latest_charge'] }
const WITH_INTENT = { expand: ['payment_intent.latest_charge'] }

async function start(stripe: Stripe, request: PaymentRequest, idempotencyKey: string) {
  const { reference, amount, description } = request
  const once = { idempotencyKey }
  const metadata = { reference }
  // A hosted page without a price completes without a payment, so it could never be settled.
  if (amount === 0) throw new ProviderRefused('The amount to pay is zero.', 'amount_too_small')
  if (request.way === 'embedded') {
    // Wallets are cards too; other payment methods would need their own pages.
    const asked: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: CURRENCY,
      metadata,
      description,
      allowed_payment_method_types: ['card'],
    }
    return paymentOfIntent(await stripe.paymentIntents.create(asked, once))
  }
  const { email, returnUrls, expiresAt } = request
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: reference,
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: CURRENCY, unit_amount: amount, product_data: { name: description } },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description },
    success_url: returnUrls.paid,
    cancel_url: returnUrls.abandoned,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
  return paymentOfSession(await stripe.checkout.sessions.create(asked, once))
}

async function lookUp(stripe: Stripe, { way, id }: PaymentHandle): Promise<ProviderPayment> {
  if (way === 'embedded') return paymentOfIntent(await stripe.paymentIntents.retrieve(id, WITH_CHARGE))
  return paymentOfSession(await stripe.checkout.sessions.retrieve(id, WITH_INTENT))
}

async function capture(stripe: Stripe, payment: PaymentHandle): Promise<ProviderPayment> {
  const current = await lookUp(stripe, payment)
  const intent = current.status === 'authorised' ? await findIntent(stripe, payment) : null
  if (intent === null) return current
  await stripe.paymentIntents.capture(intent, {}, { idempotencyKey: `capture-${intent}` })
  return lookUp(stripe, payment)
}

/**
 * Looks up the payment after the request, even after a refusal: that means the payment is paid, processing or closed.
 * The SDK generates the idempotency key, a new one for each call: Stripe would replay the refusal of a fixed key
 * forever.
 */
async function cancel(stripe: Stripe, payment: PaymentHandle): Promise<ProviderPayment> {
  const { way, id } = payment
  try {
    if (way === 'embedded') await stripe.paymentIntents.cancel(id)
    else await stripe.checkout.sessions.expire(id)
  } catch (error) {
    const refused = error instanceof Stripe.errors.StripeInvalidRequestError
    if (!refused || error.code === 'resource_missing') throw error
  }
  return lookUp(stripe, payment)
}

async function refund(
  stripe: Stripe,
  payment: PaymentHandle,
  { reference, amount }: RefundRequest,
  idempotencyKey: string,
) {
  const intent = await findIntent(stripe, payment)
  if (intent === null) throw new ProviderRefused('There is no payment to refund.')
  const asked = { payment_intent: intent, amount, metadata: { refund: reference } }
  return toRefund(await stripe.refunds.create(asked, { idempotencyKey }))
}

async function listRefunds(stripe: Stripe, payment: PaymentHandle) {
  const intent = await findIntent(stripe, payment)
  if (intent === null) return []
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return data.map(toRefund)
}

async function findIntent(stripe: Stripe, { way, id }: PaymentHandle): Promise<string | null> {
  if (way === 'embedded') return id
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id)
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
