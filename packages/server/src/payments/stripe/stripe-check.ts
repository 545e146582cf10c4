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
  if (!/^(sk|rk)_/.test(secretKey))
    return 'STRIPE_SECRET_KEY is not a secret key. Secret keys start with sk_ or rk_.'
  if (!publishableKey.startsWith('pk_')) {
    return 'STRIPE_PUBLISHABLE_KEY is not a publishable key. Publishable keys start with pk_.'
  }
  if (secret === publishable) return null
  return `STRIPE_SECRET_KEY is in ${secret} mode, but STRIPE_PUBLISHABLE_KEY is in ${publishable} mode. Use two keys of the same mode.`
}

async function wrongWithAnswer(stripe: Stripe, apiUrl: string): Promise<string | null> {
  try {
    await stripe.paymentIntents.list({ limit: 1 }, { maxNetworkRetries: 0 })
    return null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      return 'Stripe rejected STRIPE_SECRET_KEY. The key is wrong, was rolled or has expired. Copy the current key from the Stripe Dashboard.'
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      return 'STRIPE_SECRET_KEY is not allowed to use payments. Give the restricted key the permissions listed in docs/operating.md.'
    }
    return `Could not reach Stripe at ${apiUrl}: ${(error as Error).message}`
  }
}
