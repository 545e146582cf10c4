import { z } from 'zod'
import { defineCall } from '#contract/call'
import { digits, identifier, messageOnly, text } from '#contract/fields'

/** The user as saved by the browser (DATA-26); `phone` is E.164 (DATA-27). */
export const user = z.object({ name: z.string(), email: z.string(), phone: z.string() })
export type WireUser = z.infer<typeof user>

/** Its rules are `sign-up.ts`; the length here only bounds the work. */
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
   * Where the shop takes orders of guests: a session of a day that can order and see what it ordered, nothing else. The
   * phone has to be that of the address. The same answer whether somebody with this e-mail or phone has an account.
   */
  'POST /api/guest/start': defineCall({
    caller: 'anyone',
    summary: 'Begin to order without an account',
    input: z.object({ name: text(1000), email: identifier(1000), phone: digits(100) }),
    reply: z.object({ token: z.string(), user }),
  }),
  /** API-39 to API-41. The rules of the form are `sign-up.ts`; the lengths here only bound the work. */
  'POST /api/user/register': defineCall({
    caller: 'anyone',
    summary: 'Open an account',
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
    summary: 'Sign in with e-mail or mobile number',
    input: z.object({ email: identifier(1000), password: z.string().max(1000) }),
    reply: signedIn,
  }),
  /** Sends a code to the phone of the account; one a minute and five a day at most. */
  'POST /api/user/phone-code': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'Send a code to the own phone',
    input: z.object({}),
    reply: messageOnly,
  }),
  /**
   * The code counts for ten minutes and five guesses. Orders that waited for it can be packed; those of guests who confirmed
   * the same phone become the account's.
   */
  'POST /api/user/confirm-phone': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'Confirm the own phone by the code that was sent to it',
    input: z.object({ code: digits(20) }),
    reply: messageOnly,
  }),
  /** The right password of before is asked for; every other session ends, and so does every link of an email. */
  'POST /api/user/password': defineCall({
    caller: 'shopper',
    summary: 'Change the password',
    input: z.object({ current: password, password }),
    reply: messageOnly,
  }),
  /** Newest use first. `device` is what the browser said of itself when it signed in. Times in epoch milliseconds. */
  'POST /api/user/sessions': defineCall({
    caller: 'shopper',
    summary: 'Where this account is signed in',
    input: z.object({}),
    reply: z.object({ sessions: z.array(session) }),
  }),
  /** Without an id every session ends, this one included, and so does every link of an email. */
  'POST /api/user/sessions/end': defineCall({
    caller: 'shopper',
    summary: 'End one session of this account, or all of them',
    input: z.object({ id: text(64).optional() }),
    reply: messageOnly,
  }),
  'POST /api/user/newsletter': defineCall({
    caller: 'shopper',
    summary: 'Whether the shopper has agreed to news by mail',
    input: z.object({}),
    reply: z.object({ subscribed: z.boolean() }),
  }),
  /** The consent is kept with its time and the language of the page; once more changes nothing. */
  'POST /api/user/newsletter/change': defineCall({
    caller: 'shopper',
    summary: 'Agree to news by mail, or end that',
    input: z.object({ subscribed: z.boolean() }),
    reply: messageOnly,
  }),
  /** The answer is the same whether the account exists; at most one mail in five minutes. */
  'POST /api/user/forgot-password': defineCall({
    caller: 'anyone',
    summary: 'Ask for a mail with a link that sets a new password',
    input: z.object({ email: identifier(1000) }),
    reply: messageOnly,
  }),
  /** The link works once, for 30 minutes; every session, passkey and link of an email ends. */
  'POST /api/user/reset-password': defineCall({
    caller: 'anyone',
    summary: 'Set a new password with the link of a mail, and sign in',
    input: z.object({ token: identifier(100), password }),
    reply: signedIn,
  }),
  'POST /api/user/confirm-email': defineCall({
    caller: 'anyone',
    summary: 'Confirm an e-mail address with the link of a mail',
    input: z.object({ token: identifier(100) }),
    reply: messageOnly,
  }),
  'POST /api/user/logout': defineCall({
    caller: 'shopper',
    summary: 'Revoke the session token',
    input: z.object({}),
    reply: messageOnly,
  }),
}
