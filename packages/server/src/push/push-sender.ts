import { createPrivateKey, sign } from 'node:crypto'
import { DAY, HOUR, SECOND } from '@little-dunes/domain/durations'
import { encryptPush, type PushReader } from '#push/encrypt-push'

export interface PushTarget extends PushReader {
  endpoint: string
}

/** `gone`: the subscription has ended. `refused`: a retry would fail too. */
export type PushOutcome = 'taken' | 'gone' | 'refused'

/** On the curve P-256, as base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

interface PushMessage {
  text: string
  /** The device gets only the last of several waiting messages with the same topic. */
  topic: string
}

interface Signer {
  keys: PushKeys
  /** Contact of the shop for the push service. */
  subject: string
  now: Date
}

declare module '#shop' {
  interface Shop {
    push: PushSender
  }
}

export interface PushSender {
  /** Addresses come from browsers: the shop must not send requests to other hosts than push services. */
  accepts(endpoint: string): boolean
  /** @throws when the service cannot be reached or asks to wait */
  send(target: PushTarget, message: PushMessage, signer: Signer): Promise<PushOutcome>
}

/** Push services of Chrome, Safari, Firefox and Edge. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^[\w.-]+\.push\.apple\.com$/,
  /^[\w.-]+\.push\.services\.mozilla\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
]

/** Seconds until an undelivered message expires. */
const LASTS = DAY / SECOND
const TIMEOUT_MS = 10_000

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Authorization header, signed for one service and twelve hours (RFC 8292). */
export function createVapid(endpoint: string, { keys, subject, now }: Signer): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + 12 * HOUR) / SECOND),
    sub: subject,
  }
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33),
    d: keys.privateKey,
  }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

function toOutcome({ status }: Response): PushOutcome {
  if (status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service returned status ${status}`)
  return 'refused'
}

/** Sends to push services (RFC 8030). `also` is an additional test service for development. */
export function pushSender(also?: string): PushSender {
  return {
    accepts(endpoint) {
      const url = URL.parse(endpoint)
      if (!url || url.username || url.password) return false
      if (also && url.origin === new URL(also).origin) return true
      return url.protocol === 'https:' && url.port === '' && SERVICES.some((host) => host.test(url.hostname))
    },
    async send(target, { text, topic }, signer) {
      const response = await fetch(target.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: createVapid(target.endpoint, signer),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(LASTS),
          topic,
          urgency: 'normal',
        },
        body: new Uint8Array(encryptPush(text, target)),
      })
      return toOutcome(response)
    },
  }
}
