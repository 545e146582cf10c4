import type Stripe from 'stripe'
import { InvalidWebhook, type WebhookEvent } from '#payments/provider'

export interface SignedWebhook {
  body: Buffer
  signature: string
  secret: string
  /** Seconds for which a signature is valid. */
  tolerance: number
}

/** Checks the signature first. Returns null for content that is not an event. @throws InvalidWebhook */
export function readWebhook(stripe: Stripe, { body, signature, secret, tolerance }: SignedWebhook) {
  try {
    const { signature: checks } = stripe.webhooks
    if (!checks) throw new Error('The Stripe SDK has no webhook signature verification')
    checks.verifyHeader(body, signature, secret, tolerance)
  } catch (error) {
    // Neither the body nor the signature belongs in a log; the first line of the message is the reason.
    throw new InvalidWebhook((error as Error).message.split('\n', 1)[0])
  }
  return toEvent(parsed(body))
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** Stripe's names are at most 255 characters long (https://docs.stripe.com/upgrades); anything else is not stored. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,255}$/.test(value)

/** The subject is null for objects that the shop does not use. */
function toEvent(event: unknown): WebhookEvent | null {
  const { id, type, data } = (event ?? {}) as { id?: unknown; type?: unknown; data?: { object?: unknown } }
  return isName(id) && isName(type) ? { id, type, subject: toSubject(data?.object) } : null
}

function toSubject(object: unknown): WebhookEvent['subject'] {
  const { object: kind, id } = (object ?? {}) as { object?: unknown; id?: unknown }
  if (!isName(id)) return null
  if (kind === 'payment_intent') return { way: 'embedded', id }
  if (kind === 'checkout.session') return { way: 'hosted', id }
  return kind === 'refund' ? { refundId: id } : null
}
