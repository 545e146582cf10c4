import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** CBOR (RFC 8949) of the few types in an attestation. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Flags of an answer (WebAuthn Level 3, 6.1). */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** A device with one passkey (WebAuthn Level 3, 6) that signs like a real one. */
export function aPasskey(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authenticatorData = (flags: number, attested = Buffer.alloc(0), at = origin) => {
    // Synced passkeys do not count (WebAuthn Level 3, 6.1.1).
    if (counts) counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(at).hostname), Buffer.from([flags]), count, attested])
  }
  const shared = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  const answering =
    (flags: number, at = origin) =>
    (challenge: string, owner?: string) => {
      const data = authenticatorData(flags, undefined, at)
      const client = clientData('webauthn.get', challenge, at)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(owner !== undefined && { userHandle: Buffer.from(owner).toString('base64url') }),
        },
      }
    }

  return {
    id,
    register(challenge: string) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(PRESENT | VERIFIED | ATTESTED, attested)],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** `owner` is the account that the device names. */
    answer: answering(PRESENT | VERIFIED),
    /** The same without verifying the user, as on a stolen device. */
    answerUnverified: answering(PRESENT),
    /** The same on a page of another origin. */
    answerAt: (at: string) => answering(PRESENT | VERIFIED, at),
  }
}
