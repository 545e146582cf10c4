import type Stripe from 'stripe'

/** The SDK's error of a call that must fail. */
export async function requireStripeError(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const answer = await promise.catch((error: Stripe.errors.StripeError) => error)
  if (answer instanceof Error) return answer as Stripe.errors.StripeError
  throw new Error(`The call succeeded but must fail: ${JSON.stringify(answer)}`)
}
