import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a push subscription: the browser's public key on P-256 and the shared secret, both as base64url. */
export interface PushReader {
  p256dh: string
  auth: string
}

interface Once {
  salt: Buffer
  sender: ECDH
}

const RECORD_SIZE = 4096
const LAST_RECORD = Buffer.from([2])

function newOnce(): Once {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { salt: randomBytes(16), sender }
}

/**
 * Encrypts a text for one browser as a single record of `aes128gcm` (RFC 8291, RFC 8188). Key and salt must be used for
 * one message only. Tests pass those of the RFC. @throws when the browser's key is not a point on the curve
 */
export function encryptPush(text: string, { p256dh, auth }: PushReader, once: Once = newOnce()): Buffer {
  const { salt, sender } = once
  const reader = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const derive = (secret: Buffer, seed: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, seed, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, senderKey])
  const shared = derive(sender.computeSecret(reader), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const content = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([senderKey.length]), senderKey, ...content])
}
