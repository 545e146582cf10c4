import { z } from 'zod'
import { user } from '#contract/accounts/account-calls'
import { heldPasskey, passkeyAnswer, passkeyOptions, passkeyRegistration } from '#contract/accounts/passkeys'
import { defineCall } from '#contract/call'
import { messageOnly, text } from '#contract/fields'

const caller = 'shopper' as const

/** Passkeys of shoppers, which sign in alone, beside the password. */
export const passkeyCalls = {
  /** A question that counts once, within five minutes; it names no account. */
  'POST /api/user/passkey-login/begin': defineCall({
    caller: 'anyone',
    summary: 'Begin to sign in by a passkey',
    input: z.object({}),
    reply: z.object({ options: passkeyOptions }),
  }),
  /** Refused with `wrong_passkey`, whatever is wrong with it. */
  'POST /api/user/passkey-login': defineCall({
    caller: 'anyone',
    summary: 'Sign in by a passkey',
    input: z.object({ answer: passkeyAnswer }),
    reply: z.object({ token: z.string(), user, message: z.string() }),
  }),
  'POST /api/user/passkeys': defineCall({
    caller,
    summary: 'The passkeys of this account',
    input: z.object({}),
    reply: z.object({ passkeys: z.array(heldPasskey) }),
  }),
  /** Asks for the password, as every change of how the account is entered does. */
  'POST /api/user/passkeys/begin': defineCall({
    caller,
    summary: 'Begin to add a passkey',
    input: z.object({ password: z.string().max(1000) }),
    reply: z.object({ options: passkeyOptions }),
  }),
  /** Refused with `passkey_refused` when it does not answer a question to this account, or is there already. A mail tells of it. */
  'POST /api/user/passkeys/add': defineCall({
    caller,
    summary: 'Add the passkey that a device has made',
    input: z.object({ name: text(80), answer: passkeyRegistration }),
    reply: messageOnly,
  }),
  /** An empty name changes nothing. */
  'POST /api/user/passkeys/rename': defineCall({
    caller,
    summary: 'Name a passkey of this account',
    input: z.object({ id: text(2000), name: text(80) }),
    reply: messageOnly,
  }),
  /** One that is gone already is no news. */
  'POST /api/user/passkeys/remove': defineCall({
    caller,
    summary: 'Remove a passkey of this account',
    input: z.object({ id: text(2000) }),
    reply: messageOnly,
  }),
}
