import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` of a body sent now; by the real clock, since the receiver has no other. */
export function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signed}`
}
