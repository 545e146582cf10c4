import { ApiError } from '#payments/api-error'

export interface Answer {
  status: number
  body: string
  headers: Record<string, string>
}

export const createAnswer = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  body: `${JSON.stringify(body, null, 2)}\n`,
  headers,
})

export function answerError(error: unknown): Answer {
  if (error instanceof ApiError) return createAnswer(error.status, { error: error.body })
  console.error(error)
  return serverError({ 'stripe-should-retry': 'true' })
}

export const serverError = (headers: Record<string, string> = {}) =>
  createAnswer(
    500,
    {
      error: {
        type: 'api_error',
        message: 'An unknown error occurred. If this error continues, contact support.',
      },
    },
    headers,
  )
