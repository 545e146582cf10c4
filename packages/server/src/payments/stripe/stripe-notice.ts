import type Stripe from 'stripe'
import { NoticeNotBelieved, type PaymentNotice } from '#payments/provider'

export interface SignedNotice {
  body: Buffer
  signature: string
  secret: string
  /** Seconds for which it is believed after it was signed. */
  tolerance: number
}

/** The signature first; what was signed and is no event that the shop could keep is null. @throws NoticeNotBelieved */
export function readSigned(stripe: Stripe, { body, signature, secret, tolerance }: SignedNotice) {
  try {
    const { signature: checks } = stripe.webhooks
    if (!checks) throw new Error('Signatures cannot be checked here')
    checks.verifyHeader(body, signature, secret, tolerance)
  } catch (error) {
    // Neither the body nor the signature belongs into a log; the reason has its first line.
    throw new NoticeNotBelieved((error as Error).message.split('\n', 1)[0])
  }
  return noticeOf(parsed(body))
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** Stripe's names are at most 255 characters long (https://docs.stripe.com/upgrades); anything odder cannot be kept. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,255}$/.test(value)

/** What an event is about; `about` is null for those that the shop has no use for. */
function noticeOf(event: unknown): PaymentNotice | null {
  const { id, type, data } = (event ?? {}) as { id?: unknown; type?: unknown; data?: { object?: unknown } }
  return isName(id) && isName(type) ? { id, type, about: aboutOf(data?.object) } : null
}

function aboutOf(object: unknown): PaymentNotice['about'] {
  const { object: kind, id } = (object ?? {}) as { object?: unknown; id?: unknown }
  if (!isName(id)) return null
  if (kind === 'payment_intent') return { way: 'embedded', id }
  if (kind === 'checkout.session') return { way: 'hosted', id }
  return kind === 'refund' ? { refundId: id } : null
}
