import type Stripe from 'stripe'
import type { Decline } from '#payments/cards'

/** The `error` of an answer in Stripe's format. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  doc_url?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  /** True if the work had begun. Such an answer is stored for its idempotency key. Parameter errors are not. */
  readonly stored: boolean

  constructor(status: number, body: ErrorBody, stored = false) {
    super(body.message)
    this.status = status
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body
    this.stored = stored
  }
}

export const docUrl = (code: string) => `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`

export const invalidParameter = (message: string, param: string | undefined, code?: string) =>
  new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  })

export const resourceMissing = (what: string, id: string, param = 'id') =>
  new ApiError(
    404,
    { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'`, param },
    true,
  )

/** Valid parameters, but the object is in the wrong state. */
export const invalidRequest = (message: string, more: Omit<ErrorBody, 'type' | 'message'> = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more }, true)

export const unexpectedState = (message: string, intent: Stripe.PaymentIntent) =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })

export const cardError = (decline: Decline, more: Partial<ErrorBody> = {}) =>
  new ApiError(402, { type: 'card_error', ...decline, ...more }, true)
