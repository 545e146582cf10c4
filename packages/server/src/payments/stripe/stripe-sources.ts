import type { CspSources } from '#payments/provider'

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: CspSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
}

/** Stripe's addresses, or the address of the test provider. */
export function stripeCspSources(scriptUrl: string | null): CspSources {
  if (scriptUrl === null) return STRIPE
  const all = [new URL(scriptUrl).origin]
  return { script: all, frame: all, connect: all, image: all }
}
