import type Stripe from 'stripe'
import { readCurrency, requireChargeable } from '#api/amounts'
import type { ApiCall, ApiRequest } from '#api/api-call'
import { createList, readPage } from '#api/list'
import type { Parameters } from '#api/parameters'
import { paymentMethodResolver, readAllowedTypes } from '#api/payment-method-calls'
import { ApiError, invalidParameter, unexpectedState } from '#payments/api-error'
import { cancelIntent } from '#payments/cancel-intent'
import { captureIntent } from '#payments/capture-intent'
import { confirmIntent, requireNotDeclined } from '#payments/confirm-intent'
import { changeIntent, createIntent, requireIntent } from '#payments/payment-intents'

export const createIntentCall: ApiCall = ({ sandbox, input }) => {
  const currency = readCurrency(input)
  const amount = input.integer('amount')
  requireChargeable(amount, currency, 'amount')
  const automatic = input.inner('automatic_payment_methods')
  automatic.optionalFlag('enabled')
  automatic.oneOf('allow_redirects', ['always', 'never'])
  const request = {
    amount,
    currency,
    allowedTypes: readAllowedTypes(input),
    metadata: input.metadata(),
    description: input.optionalText('description') ?? null,
    receiptEmail: input.optionalEmail('receipt_email') ?? null,
    captureMethod:
      input.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
  }
  const method = paymentMethodResolver(sandbox, input)
  const confirm = input.optionalFlag('confirm') ?? false
  const how = readConfirmation(input)
  return () => {
    const chosen = method()
    const intent = createIntent(sandbox, request)
    if (confirm) return requireNotDeclined(confirmIntent(sandbox, intent, chosen, how))
    return chosen
      ? changeIntent(sandbox, intent, { payment_method: chosen.id, status: 'requires_confirmation' })
      : intent
  }
}

export const retrieveIntent: ApiCall = (request) => {
  const secret = request.input.optionalText('client_secret')
  return () => shown(request, requireAllowed(request, secret))
}

export const updateIntent: ApiCall = ({ sandbox, input, id }) => {
  const amount = input.optionalInteger('amount')
  const currency = input.has('currency') ? readCurrency(input) : undefined
  const description = input.optionalText('description')
  const email = input.optionalEmail('receipt_email')
  const intent = requireIntent(sandbox, id)
  const metadata = input.metadata(intent.metadata)
  if (amount !== undefined) requireChargeable(amount, currency ?? intent.currency, 'amount')
  return () => {
    const priced = amount !== undefined || currency !== undefined
    if (
      priced &&
      !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
    ) {
      throw unexpectedState(
        `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
        intent,
      )
    }
    return changeIntent(sandbox, intent, {
      metadata,
      ...(amount === undefined ? {} : { amount }),
      ...(currency ? { currency } : {}),
      ...(description ? { description } : {}),
      ...(email ? { receipt_email: email } : {}),
    })
  }
}

export const confirmIntentCall: ApiCall = (request) => {
  const { sandbox, input } = request
  const secret = input.optionalText('client_secret')
  const method = paymentMethodResolver(sandbox, input)
  const email = input.optionalEmail('receipt_email')
  const how = readConfirmation(input)
  return () => {
    const intent = requireAllowed(request, secret)
    const known = email ? changeIntent(sandbox, intent, { receipt_email: email }) : intent
    return shown(request, requireNotDeclined(confirmIntent(sandbox, known, method(), how)))
  }
}

const cancellationReasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

export const cancelIntentCall: ApiCall = ({ sandbox, input, id }) => {
  const reason = input.oneOf('cancellation_reason', cancellationReasons) ?? null
  return () => cancelIntent(sandbox, requireIntent(sandbox, id), reason)
}

export const captureIntentCall: ApiCall = ({ sandbox, input, id }) => {
  const amount = input.optionalInteger('amount_to_capture')
  return () => captureIntent(sandbox, requireIntent(sandbox, id), amount)
}

export const listIntents: ApiCall = ({ sandbox, input }) => {
  const page = readPage(input)
  return () => createList(sandbox.store.all('payment_intents'), page, '/v1/payment_intents')
}

function readConfirmation(input: Parameters) {
  return {
    returnUrl: input.optionalUrl('return_url') ?? null,
    useStripeSdk: input.optionalFlag('use_stripe_sdk') ?? false,
  }
}

/** A browser may see and confirm only the intent whose secret it has. */
function requireAllowed({ sandbox, id, key }: ApiRequest, secret: string | undefined): Stripe.PaymentIntent {
  const intent = requireIntent(sandbox, id)
  if (key === 'publishable' && secret === undefined) {
    throw invalidParameter('Missing required param: client_secret.', 'client_secret', 'parameter_missing')
  }
  if (secret === undefined || secret === intent.client_secret) return intent
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_parameter',
    message:
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
    param: 'client_secret',
  })
}

const shownToBrowsers: readonly (keyof Stripe.PaymentIntent)[] = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
]

/** Browsers do not get the merchant's data, such as metadata and charges. */
function shown({ key }: ApiRequest, intent: Stripe.PaymentIntent): object {
  if (key === 'secret') return intent
  return Object.fromEntries(shownToBrowsers.map((name) => [name, intent[name]]))
}
