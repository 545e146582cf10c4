import { z } from 'zod'
import { defineCall } from '../call.ts'
import { success, text } from '../fields.ts'

const caller = { staff: 'account:own' } as const
const moment = z.number().int()

/** How a device is reached (WebAuthn Level 3, 5.8.4); what a browser says besides is left out. */
const PASSKEY_TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number]

/** Bytes in base64url, as browsers write them into JSON (WebAuthn Level 3, 5.1). */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)

/** What browsers add of their own; nothing of it is believed. */
const shared = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What a device answers that has made a passkey. */
const registration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
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
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
  }),
})

/** What the browser is handed to ask a device, as it is (WebAuthn Level 3, 5.4 and 5.5). */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  /** Null until it has signed somebody in. */
  lastUsedAt: moment.nullable(),
})
export type StaffPasskey = z.infer<typeof passkey>

/** Passkeys of a member of staff, which stand beside the codes of the app. */
export const staffPasskeyCalls = {
  'GET /api/staff/passkeys': defineCall({
    caller,
    summary: 'The own passkeys',
    input: z.object({}),
    reply: z.object({ success, passkeys: z.array(passkey) }),
  }),
  'POST /api/staff/passkeys/begin': defineCall({
    caller,
    summary: 'Begin to add a passkey',
    input: z.object({}),
    reply: z.object({ success, options: passkeyOptions }),
  }),
  /** Refused with `passkey_refused` when it does not answer the question of this session, or is there already. */
  'POST /api/staff/passkeys/add': defineCall({
    caller,
    summary: 'Add the passkey that a device has made',
    input: z.object({ name: text(80), answer: registration }),
    reply: z.object({ success }),
  }),
  'POST /api/staff/passkeys/remove': defineCall({
    caller,
    summary: 'Remove one of the own passkeys',
    input: z.object({ id: text(2000) }),
    reply: z.object({ success }),
  }),
}
