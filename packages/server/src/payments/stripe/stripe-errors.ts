import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import Stripe from 'stripe'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { IdempotencyKeyInUse, PaymentNotFound, ProviderRefused } from '#payments/provider'

const { errors } = Stripe

/** Stripe did not process the request, or the outcome is unknown. A later attempt may succeed. */
const passing = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  // Wrong keys, or keys without permission: the owner can correct them while the orders wait.
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
]

/** Codes of temporary refusals (https://docs.stripe.com/error-codes). */
const passingCodes = new Set(['lock_timeout', 'rate_limit'])

const textKeys: Record<string, AnswerMessage> = {
  amount_too_small: 'amount_too_small',
  amount_too_large: 'amount_too_large',
  email_invalid: 'card_email_refused',
}

/** Translates an error of the SDK; returns unexpected errors unchanged. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error
  const { code = '', message } = error
  const cause = { cause: error }
  // 409: a duplicate of this request is still in progress.
  if (error.statusCode === 409) return new IdempotencyKeyInUse(message, cause)
  if (passingCodes.has(code) || passing.some((kind) => error instanceof kind)) {
    return new ServiceUnavailable(message, cause)
  }
  if (code === 'resource_missing') return new PaymentNotFound(message, cause)
  if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError) {
    return new ProviderRefused(message, textKeys[code], cause)
  }
  return error
}

export async function withStripeErrors<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw toProviderError(error)
  }
}
