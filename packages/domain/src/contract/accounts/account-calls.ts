import { z } from 'zod'
import { defineCall } from '#contract/call'
import { digits, identifier, messageOnly, text } from '#contract/fields'

/** The user as saved by the browser (DATA-26); `phone` is E.164 (DATA-27). */
export const user = z.object({ name: z.string(), email: z.string(), phone: z.string() })
export type WireUser = z.infer<typeof user>

/** The rules for passwords are in `sign-up.ts`; this limit only bounds the work of hashing. */
const password = z.string().max(1000)

const session = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  current: z.boolean(),
})

const signedIn = z.object({ token: z.string(), user, message: z.string() })

export const accountCalls = {
  /**
   * Only if the shop allows guest orders. The session lasts one day, can order and sees only its own orders. The phone
   * must be that of the delivery address. The reply is the same whether or not an account with this email or phone
   * exists.
   */
  'POST /api/guest/start': defineCall({
    caller: 'anyone',
    summary: 'Start a guest checkout',
    input: z.object({ name: text(1000), email: identifier(1000), phone: digits(100) }),
    reply: z.object({ token: z.string(), user }),
  }),
  /** API-39 to API-41. The rules of the form are in `sign-up.ts`; the limits here only bound the work. */
  'POST /api/user/register': defineCall({
    caller: 'anyone',
    summary: 'Create an account',
    input: z.object({
      name: text(1000),
      email: identifier(1000),
      password: z.string().max(1000),
      phone: digits(100),
    }),
    reply: signedIn,
  }),
  /** API-42 to API-44; `email` may hold a mobile number (D-32). */
  'POST /api/user/login': defineCall({
    caller: 'anyone',
    summary: 'Sign in with email or mobile number',
    input: z.object({ email: identifier(1000), password: z.string().max(1000) }),
    reply: signedIn,
  }),
  /** Sends a code to the account's phone, at most once a minute and five times a day. */
  'POST /api/user/phone-code': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Send a code to your phone',
    input: z.object({}),
    reply: messageOnly,
  }),
  /**
   * A code expires after ten minutes or five wrong guesses. Orders that waited for the confirmation can then be packed.
   * Guest orders that confirmed the same phone move to the account.
   */
  'POST /api/user/confirm-phone': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Confirm your phone with the code sent to it',
    input: z.object({ code: digits(20) }),
    reply: messageOnly,
  }),
  /** Requires the current password. Ends every other session and invalidates every link sent by email. */
  'POST /api/user/password': defineCall({
    caller: 'customer',
    summary: 'Change the password',
    input: z.object({ current: password, password }),
    reply: messageOnly,
  }),
  /** Last used first. `device` is the browser's own description at sign-in. Times in epoch milliseconds. */
  'POST /api/user/sessions': defineCall({
    caller: 'customer',
    summary: 'List the sessions of this account',
    input: z.object({}),
    reply: z.object({ sessions: z.array(session) }),
  }),
  /** Without an id every session ends, including the current one, and every link sent by email becomes invalid. */
  'POST /api/user/sessions/end': defineCall({
    caller: 'customer',
    summary: 'End one session of this account, or all of them',
    input: z.object({ id: text(64).optional() }),
    reply: messageOnly,
  }),
  'POST /api/user/newsletter': defineCall({
    caller: 'customer',
    summary: 'Retrieve the newsletter consent of the customer',
    input: z.object({}),
    reply: z.object({ subscribed: z.boolean() }),
  }),
  /** Stores the consent with its time and the language of the page. Repeating the call changes nothing. */
  'POST /api/user/newsletter/change': defineCall({
    caller: 'customer',
    summary: 'Subscribe to or unsubscribe from email updates',
    input: z.object({ subscribed: z.boolean() }),
    reply: messageOnly,
  }),
  /** The reply is the same whether or not the account exists. At most one email in five minutes. */
  'POST /api/user/forgot-password': defineCall({
    caller: 'anyone',
    summary: 'Request a password reset email',
    input: z.object({ email: identifier(1000) }),
    reply: messageOnly,
  }),
  /** The link works once, for 30 minutes. Ends every session and invalidates all passkeys and email links. */
  'POST /api/user/reset-password': defineCall({
    caller: 'anyone',
    summary: 'Set a new password by email link, and sign in',
    input: z.object({ token: identifier(100), password }),
    reply: signedIn,
  }),
  'POST /api/user/confirm-email': defineCall({
    caller: 'anyone',
    summary: 'Confirm an email address by email link',
    input: z.object({ token: identifier(100) }),
    reply: messageOnly,
  }),
  'POST /api/user/logout': defineCall({
    caller: 'customer',
    summary: 'Revoke the session token',
    input: z.object({}),
    reply: messageOnly,
  }),
}
