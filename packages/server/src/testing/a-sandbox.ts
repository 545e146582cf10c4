import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { PaymentProvider } from '#payments/provider'
import { createStripeProvider, type StripeOptions } from '#payments/stripe/stripe-provider'
import { spawnSandbox } from '#payments/test/spawn-sandbox'

/** State of the Stripe sandbox, as `/_test/state` returns it. */
export interface SandboxState {
  payment_intents: Stripe.PaymentIntent[]
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  sessions: Stripe.Checkout.Session[]
  events: Stripe.Event[]
  deliveries: { event: string; attempts: number }[]
}

/** The Stripe sandbox as a separate process, as the shop starts it. */
export interface TestSandbox {
  url: string
  keys: { secretKey: string; publishableKey: string; webhookSecret: string }
  /** The real SDK, for actions of a customer's browser or the dashboard. */
  stripe: Stripe
  provider(options?: Partial<StripeOptions>): PaymentProvider
  /** A switch for tests (packages/stripe-sandbox/README.md). */
  turn(path: string, body?: object): Promise<unknown>
  state(): Promise<SandboxState>
  close(): Promise<void>
}

const key = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export async function aSandbox(webhookUrl: string, stateFile?: string): Promise<TestSandbox> {
  const keys = { secretKey: key('sk_test'), publishableKey: key('pk_test'), webhookSecret: key('whsec') }
  const settings = { keys, port: 0, host: '127.0.0.1', publicUrl: undefined, webhookUrl, stateFile }
  const { url, end } = await spawnSandbox(settings)
  const { hostname: host, port } = new URL(url)
  const call = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${keys.secretKey}` }
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${url}/_test/${path}`, { headers, ...sent })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  return {
    url,
    keys,
    stripe: new Stripe(keys.secretKey, { protocol: 'http', host, port, telemetry: false }),
    provider: (options = {}) => createStripeProvider({ ...keys, apiUrl: url, ...options }),
    turn: (path, body = {}) => call(path, body),
    state: () => call('state') as Promise<SandboxState>,
    close: async () => void (await end()),
  }
}
