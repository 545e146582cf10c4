import { z } from 'zod'

const moment = z.number().int()

/** How a device is reached (WebAuthn Level 3, 5.8.4); what a browser says besides is left out. */
const PASSKEY_TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number]

/** Bytes in base64url, as browsers write them into JSON (WebAuthn Level 3, 5.1). */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/)

/** An id has 1,023 bytes at most (WebAuthn Level 3, 5.4.3). */
const credentialId = bytes(1_400)
const clientDataJSON = bytes(4_000)

/** What browsers add of their own; nothing of it is believed. */
const shared = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What a device answers that has made a passkey. */
export const passkeyRegistration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    /** With the certificates of its maker, where the device sends them. */
    attestationObject: bytes(20_000),
    transports: z
      .array(z.string().max(40))
      .max(10)
      .default([])
      .transform((given) => PASSKEY_TRANSPORTS.filter((known) => given.includes(known))),
  }),
})

/** What a device answers that has a passkey. */
export const passkeyAnswer = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    /** Whose passkey it is, where the device was not told whom to look for. */
    userHandle: bytes(200).nullish(),
  }),
})

/** What the browser is handed to ask a device, as it is (WebAuthn Level 3, 5.4 and 5.5). */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

export const heldPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  /** Null until it has signed somebody in. */
  lastUsedAt: moment.nullable(),
})
export type HeldPasskey = z.infer<typeof heldPasskey>
