import Stripe from 'stripe'

interface Keys {
  secretKey: string
  publishableKey: string
  apiUrl?: string | undefined
}

const getMode = (key: string): string | undefined => /^[a-z]+_(test|live)_/.exec(key)?.[1]

/** Asks Stripe once whether it accepts the keys. Returns the problem as a sentence, or null. */
export async function checkStripe(stripe: Stripe, keys: Keys): Promise<string | null> {
  return wrongWithKeys(keys) ?? wrongWithAnswer(stripe, keys.apiUrl ?? 'https://api.stripe.com')
}

/** Finds problems without a request. */
function wrongWithKeys({ secretKey, publishableKey }: Keys): string | null {
  const [secret, publishable] = [getMode(secretKey), getMode(publishableKey)]
  if (!/^(sk|rk)_/.test(secretKey)) return 'STRIPE_SECRET_KEY is no secret key: it begins with sk_ or rk_.'
  if (!publishableKey.startsWith('pk_')) {
    return 'STRIPE_PUBLISHABLE_KEY is no publishable key: it begins with pk_.'
  }
  if (secret === publishable) return null
  return `STRIPE_SECRET_KEY is of ${secret} mode and STRIPE_PUBLISHABLE_KEY of ${publishable} mode: take both from one.`
}

async function wrongWithAnswer(stripe: Stripe, apiUrl: string): Promise<string | null> {
  try {
    await stripe.paymentIntents.list({ limit: 1 }, { maxNetworkRetries: 0 })
    return null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      return 'Stripe does not know STRIPE_SECRET_KEY: it is wrong, was replaced or has expired.'
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      return 'STRIPE_SECRET_KEY may not use payments: give the restricted key what docs/operating.md names.'
    }
    return `Stripe does not answer at ${apiUrl}: ${(error as Error).message}`
  }
}
