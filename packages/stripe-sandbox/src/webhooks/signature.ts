import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header for a body. Uses the real clock, which the receiver uses too. */
export function createSignature(
  body: string,
  secret: string,
  seconds = Math.floor(Date.now() / 1000),
): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signed}`
}
