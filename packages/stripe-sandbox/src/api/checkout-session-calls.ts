import { readCurrency, requireChargeable } from '#api/amounts'
import type { ApiCall } from '#api/api-call'
import { createList, readPage } from '#api/list'
import type { Parameters } from '#api/parameters'
import { readAllowedTypes } from '#api/payment-method-calls'
import { invalidParameter } from '#payments/api-error'
import { createCheckoutSession, expireSession, requireSession } from '#payments/checkout-sessions'
import { toSeconds } from '#state/sandbox'

export const createSessionCall: ApiCall = ({ sandbox, input }) => {
  if (!input.oneOf('mode', ['payment'])) input.text('mode')
  input.oneOf('ui_mode', ['hosted_page'])
  const lines = input.list('line_items').map(readLine)
  const currency = lines[0]?.currency
  if (!currency)
    throw invalidParameter('Missing required param: line_items.', 'line_items', 'parameter_missing')
  const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
  requireChargeable(total, currency, 'line_items')
  const request = {
    currency,
    successUrl: input.optionalUrl('success_url') ?? input.text('success_url'),
    cancelUrl: input.optionalUrl('cancel_url') ?? null,
    expiresAt: readExpiry(input, toSeconds(sandbox.now())),
    clientReferenceId: input.optionalText('client_reference_id') ?? null,
    customerEmail: input.optionalEmail('customer_email') ?? null,
    metadata: input.metadata(),
    locale: input.optionalText('locale') ?? null,
    submitType: input.oneOf('submit_type', ['auto', 'pay']) ?? null,
    allowedTypes: readAllowedTypes(input),
    details: { lines, intent: readIntentData(input.inner('payment_intent_data')) },
  }
  return () => createCheckoutSession(sandbox, request)
}

export const retrieveSession: ApiCall =
  ({ sandbox, id }) =>
  () =>
    requireSession(sandbox, id)

export const expireSessionCall: ApiCall =
  ({ sandbox, id }) =>
  () =>
    expireSession(sandbox, requireSession(sandbox, id))

export const listSessions: ApiCall = ({ sandbox, input }) => {
  const page = readPage(input)
  const intent = input.optionalText('payment_intent')
  const status = input.oneOf('status', ['open', 'complete', 'expired'])
  return () => {
    const all = sandbox.store.all('sessions')
    const matching = all.filter(
      (session) => (!intent || session.payment_intent === intent) && (!status || session.status === status),
    )
    return createList(matching, page, '/v1/checkout/sessions')
  }
}

function readLine(input: Parameters) {
  const price = input.inner('price_data')
  const product = price.inner('product_data')
  product.optionalText('description')
  product.texts('images')
  const amount = price.integer('unit_amount')
  const quantity = input.optionalInteger('quantity') ?? 1
  if (amount < 0) throw invalidParameter('Invalid non-negative integer', price.named('unit_amount'))
  if (quantity < 1)
    throw invalidParameter('This value must be greater than or equal to 1.', input.named('quantity'))
  return { name: product.text('name'), quantity, amount, currency: readCurrency(price) }
}

function readIntentData(input: Parameters) {
  return {
    metadata: input.metadata(),
    description: input.optionalText('description') ?? null,
    captureMethod:
      input.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    receiptEmail: input.optionalEmail('receipt_email') ?? null,
  }
}

/** Seconds. Must be 30 minutes to 24 hours after creation. */
function readExpiry(input: Parameters, now: number): number {
  const at = input.optionalInteger('expires_at') ?? now + 86_400
  if (at < now + 1800) {
    throw invalidParameter(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  }
  if (at > now + 86_400) {
    throw invalidParameter(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    )
  }
  return at
}
