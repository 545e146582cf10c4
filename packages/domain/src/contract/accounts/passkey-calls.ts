import { z } from 'zod'
import { user } from '#contract/accounts/account-calls'
import {
  passkeyAnswer,
  passkeyOptions,
  passkeyRegistration,
  storedPasskey,
} from '#contract/accounts/passkeys'
import { defineCall } from '#contract/call'
import { messageOnly, text } from '#contract/fields'

const caller = 'customer' as const

/** Passkeys of customers replace the password; the password remains valid. */
export const passkeyCalls = {
  /** The challenge is valid once, for five minutes, and names no account. */
  'POST /api/user/passkey-login/begin': defineCall({
    caller: 'anyone',
    summary: 'Start signing in with a passkey',
    input: z.object({}),
    reply: z.object({ options: passkeyOptions }),
  }),
  /** Refused with `wrong_passkey` for every failure. */
  'POST /api/user/passkey-login': defineCall({
    caller: 'anyone',
    summary: 'Sign in with a passkey',
    input: z.object({ answer: passkeyAnswer }),
    reply: z.object({ token: z.string(), user, message: z.string() }),
  }),
  'POST /api/user/passkeys': defineCall({
    caller,
    summary: 'List the passkeys of this account',
    input: z.object({}),
    reply: z.object({ passkeys: z.array(storedPasskey) }),
  }),
  /** Requires the password, like every change of sign-in methods. */
  'POST /api/user/passkeys/begin': defineCall({
    caller,
    summary: 'Start adding a passkey',
    input: z.object({ password: z.string().max(1000) }),
    reply: z.object({ options: passkeyOptions }),
  }),
  /**
   * Refused with `passkey_refused` if the answer belongs to no challenge of this account, or if the passkey exists
   * already. The customer gets an email.
   */
  'POST /api/user/passkeys/add': defineCall({
    caller,
    summary: 'Save a passkey created by a device',
    input: z.object({ name: text(80), answer: passkeyRegistration }),
    reply: messageOnly,
  }),
  /** An empty name changes nothing. */
  'POST /api/user/passkeys/rename': defineCall({
    caller,
    summary: 'Rename a passkey of this account',
    input: z.object({ id: text(2000), name: text(80) }),
    reply: messageOnly,
  }),
  /** Succeeds if the passkey is already gone. */
  'POST /api/user/passkeys/remove': defineCall({
    caller,
    summary: 'Remove a passkey of this account',
    input: z.object({ id: text(2000) }),
    reply: messageOnly,
  }),
}
