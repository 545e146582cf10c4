import Stripe from 'stripe'
import { type SandboxOptions, startSandbox } from '#start-sandbox'
import { publishableKey, secretKey, webhookSecret } from '#testing/keys'

export function sdkFor(url: string, key = secretKey, options: Stripe.StripeConfig = {}) {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, ...options })
}

export async function callTestControl(url: string, path: string, body?: object) {
  const answer = await fetch(`${url}/_test/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secretKey}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

export async function aSandbox(options: Partial<SandboxOptions> = {}) {
  const running = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    publicUrl: undefined,
    secretKey,
    publishableKey,
    webhookSecret,
    webhookUrl: undefined,
    stateFile: undefined,
    ...options,
  })
  return {
    ...running,
    stripe: sdkFor(running.url),
    turn: (path: string, body: object = {}) => callTestControl(running.url, path, body),
    state: () => callTestControl(running.url, 'state'),
    switches: () => callTestControl(running.url, 'switches'),
  }
}
