import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Browser {
  keys: ECDH
  auth: Buffer
}

export interface ReceivedPush {
  endpoint: string
  text: string
  topic: string
  ttl: number
  /** Contact of the sender. */
  subject: string
}

/** Push service in the test process (RFC 8030, 8291, 8292), with its browsers. */
export interface TestPushService {
  url: string
  received: ReceivedPush[]
  /** Status that the service answers when it refuses messages. */
  refusal: number | null
  /** Subscribes another browser, as `pushManager.subscribe` does for a page. */
  aDevice(): { endpoint: string; p256dh: string; auth: string }
  close(): Promise<void>
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest()
}

/** Decrypts step by step as a browser does (RFC 8291, 3.4). */
export function decryptPush(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const content = body.subarray(21 + length)
  const first = hmac(auth, keys.computeSecret(sender))
  const shared = hmac(first, 'WebPush: info\0', keys.getPublicKey(), sender, Buffer.from([1]))
  const pseudo = hmac(salt, shared)
  const key = hmac(pseudo, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16)
  const nonce = hmac(pseudo, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(content.subarray(-16))
  const text = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
  if (text.at(-1) !== 2) throw new Error('The record is not marked as the last one')
  return text.toString('utf8', 0, text.length - 1)
}

/** Contact from the signature, which must be for this service and expire within a day. */
function readSubject({ headers }: IncomingMessage, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33),
  }
  const shop = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: shop, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>
  if (!isSigned || aud !== origin || !sub) throw new Error('The VAPID signature is invalid for this service')
  return sub
}

export async function aPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser>()
  const server = createServer(async (request, response) => {
    try {
      const endpoint = service.url + request.url
      const browser = browsers.get(endpoint)
      const body = await buffer(request)
      const { headers, method } = request
      if (service.refusal) return response.writeHead(service.refusal).end()
      if (!browser) return response.writeHead(404).end()
      if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || body.length > 4096)
        return response.writeHead(400).end()
      service.received.push({
        endpoint,
        text: decryptPush(body, browser),
        topic: String(headers.topic),
        ttl: Number(headers.ttl),
        subject: readSubject(request, service.url),
      })
      response.writeHead(201).end()
    } catch (cause) {
      response.writeHead(400).end(String(cause))
    }
  })
  const service: TestPushService = {
    url: '',
    received: [],
    refusal: null,
    aDevice() {
      const browser = { keys: createECDH('prime256v1'), auth: randomBytes(16) }
      const p256dh = browser.keys.generateKeys('base64url')
      const endpoint = `${service.url}/${randomBytes(16).toString('base64url')}`
      browsers.set(endpoint, browser)
      return { endpoint, p256dh, auth: browser.auth.toString('base64url') }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
