import { z } from 'zod'
import { passkeyOptions, passkeyRegistration, storedPasskey } from '#contract/accounts/passkeys'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

const caller = { staff: 'account:own' } as const
/** Passkeys of team members are an alternative to the codes of the app. */
export const staffPasskeyCalls = {
  'GET /api/staff/passkeys': defineCall({
    caller,
    summary: 'List your passkeys',
    input: z.object({}),
    reply: z.object({ passkeys: z.array(storedPasskey) }),
  }),
  'POST /api/staff/passkeys/begin': defineCall({
    caller,
    audit: null,
    summary: 'Start adding a passkey',
    input: z.object({}),
    reply: z.object({ options: passkeyOptions }),
  }),
  /** Refused with `passkey_refused` for a challenge of another session, and for an existing passkey. */
  'POST /api/staff/passkeys/add': defineCall({
    caller,
    audit: 'member',
    summary: 'Save a passkey created by a device',
    input: z.object({ name: text(80), answer: passkeyRegistration }),
  }),
  'POST /api/staff/passkeys/remove': defineCall({
    caller,
    audit: 'member',
    summary: 'Remove one of your passkeys',
    input: z.object({ id: text(2000) }),
  }),
}
