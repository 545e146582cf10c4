import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import Stripe from 'stripe'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { IdempotencyKeyInUse, PaymentNotFound, ProviderRefused } from '#payments/provider'

const { errors } = Stripe

/** The request was not worked on, or it is not known whether it was: trying again later may help. */
const passing = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  // Keys that are wrong or may not do this: somebody puts them right while the orders wait.
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
]

/** Codes of refusals that pass by themselves (https://docs.stripe.com/error-codes). */
const passingCodes = new Set(['lock_timeout', 'rate_limit'])

const textKeys: Record<string, AnswerMessage> = {
  amount_too_small: 'amount_too_small',
  amount_too_large: 'amount_too_large',
  email_invalid: 'card_email_refused',
}

/** What an error of the SDK means to the shop; one that should never happen stays what it is. */
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

/** Calls the SDK and translates its errors. */
export async function withStripeErrors<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw toProviderError(error)
  }
}
