import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A signing secret in the format of Standard Webhooks: 32 random bytes in base64. */
export const newSigningSecret = (): string => PREFIX + randomBytes(32).toString('base64')

interface SignedMessage {
  id: string
  /** Unix seconds of the attempt, so that a receiver can reject replays. */
  timestamp: number
  body: string
}

/**
 * Headers of a message in Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA-256 over id, timestamp and
 * body, once per secret.
 */
export function signedHeaders({ id, timestamp, body }: SignedMessage, secrets: readonly string[]) {
  const content = `${id}.${timestamp}.${body}`
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
