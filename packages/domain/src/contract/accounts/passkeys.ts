import { z } from 'zod'

const moment = z.number().int()

/** WebAuthn Level 3, 5.8.4. Unknown transports are dropped. */
const PASSKEY_TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number]

/** Bytes in base64url, as browsers write them into JSON (WebAuthn Level 3, 5.1). */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)

/** An id has 1,023 bytes at most (WebAuthn Level 3, 5.4.3). */
const credentialId = bytes(1_400)
const clientDataJSON = bytes(4_000)

/** The extension results are dropped: the shop trusts none of them. */
const shared = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** Response of a device that created a passkey. */
export const passkeyRegistration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    /** Contains the manufacturer's certificates if the device sends them. */
    attestationObject: bytes(20_000),
    transports: z
      .array(z.string().max(40))
      .max(10)
      .default([])
      .transform((values) => PASSKEY_TRANSPORTS.filter((known) => values.includes(known))),
  }),
})

/** Response of a device that signs in with a passkey. */
export const passkeyAnswer = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    /** Account of the passkey, present if the request named no account. */
    userHandle: bytes(200).nullish(),
  }),
})

/** Passed unchanged to the browser's WebAuthn call (WebAuthn Level 3, 5.4 and 5.5). */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

export const storedPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  /** Null until the first sign-in. */
  lastUsedAt: moment.nullable(),
})
export type StoredPasskey = z.infer<typeof storedPasskey>
