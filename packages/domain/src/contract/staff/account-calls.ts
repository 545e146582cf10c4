import { z } from 'zod'
import { PERMISSIONS } from '#accounts/permissions'
import { passkeyAnswer, passkeyOptions } from '#contract/accounts/passkeys'
import { defineCall } from '#contract/call'
import { digits, identifier, messageOnly, text } from '#contract/fields'

const secret = identifier(200)
const password = z.string().max(1000)
const moment = z.number().int()
const trust = z.boolean().default(false)

/** Setup of an authenticator app: key, otpauth address and its QR code (SVG). Returned only once. */
const enrolment = z.object({ key: z.string(), address: z.string(), picture: z.string() })

/** The password was correct. The client sends `signIn` back with the one-time code within ten minutes. */
const firstStep = z.object({
  signIn: z.string(),
  name: z.string(),
  enrolment: enrolment.nullable(),
  /** Options for a passkey, which replaces the code. Null without a passkey. */
  passkey: passkeyOptions.nullable(),
})
export type StaffSignIn = z.infer<typeof firstStep>

const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Id of the role, and its name if the shop created it. Built-in roles have no name. */
  role: z.string(),
  roleName: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
})
export type WireMember = z.infer<typeof member>

/** Sign-in of team members, and their account settings. The session is a cookie that scripts cannot read. */
export const staffAccountCalls = {
  'POST /api/staff/sign-in': defineCall({
    caller: 'anyone',
    summary: 'Sign in to the back office, first step: the password',
    input: z.object({ email: identifier(1000), password }),
    /** `signIn` is null in a trusted browser, where the session starts without a code. */
    reply: firstStep.extend({ signIn: z.string().nullable() }),
  }),
  /**
   * A code of the app, or a recovery code. With `trust`, this browser needs no code for 30 days. Refused with
   * `wrong_code`, and with `sign_in_expired` after five wrong codes.
   */
  'POST /api/staff/sign-in/code': defineCall({
    caller: 'anyone',
    audit: 'member',
    summary: 'Sign in to the back office, last step: the one-time code',
    input: z.object({ signIn: secret, code: digits(40), trust }),
    /** Recovery codes after the setup of an app, returned only once. Empty otherwise. */
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  /** Replaces the code. Refused like it, also if the passkey answers another challenge than that of `signIn`. */
  'POST /api/staff/sign-in/passkey': defineCall({
    caller: 'anyone',
    audit: 'member',
    summary: 'Sign in to the back office, last step: the passkey',
    input: z.object({ signIn: secret, answer: passkeyAnswer, trust }),
  }),
  'POST /api/staff/invitation': defineCall({
    caller: 'anyone',
    summary: 'Retrieve an invitation',
    input: z.object({ invitation: secret }),
    /** `email` is null for the first owner, who chooses it. */
    reply: z.object({ email: z.string().nullable(), role: z.string(), roleName: z.string() }),
  }),
  'POST /api/staff/invitation/accept': defineCall({
    caller: 'anyone',
    summary: 'Accept an invitation with a name and a password',
    input: z.object({ invitation: secret, email: identifier(254).optional(), name: text(120), password }),
    reply: firstStep,
  }),
  /** `member` is null in a browser without a session. */
  'GET /api/staff/session': defineCall({
    caller: 'anyone',
    summary: 'Retrieve the signed-in team member',
    input: z.object({}),
    reply: z.object({ member: member.nullable() }),
  }),
  'POST /api/staff/sign-out': defineCall({
    caller: { staff: 'account:own' },
    audit: null,
    summary: 'Sign out of the back office',
    input: z.object({}),
  }),
  /**
   * Ends the other sessions. Refused with `wrong_password`, `password_common`, or `invalid_form` and the problems of
   * the new password.
   */
  'POST /api/staff/password': defineCall({
    caller: { staff: 'account:own' },
    audit: null,
    summary: 'Change your password',
    input: z.object({ current: password, password }),
    reply: messageOnly,
  }),
  'GET /api/staff/sessions': defineCall({
    caller: { staff: 'account:own' },
    summary: 'List your sessions, last used first',
    input: z.object({}),
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          current: z.boolean(),
          createdAt: moment,
          lastUsedAt: moment,
          /** `User-Agent` and network address at sign-in, null if unknown. */
          device: z.string().nullable(),
          address: z.string().nullable(),
        }),
      ),
      /** Browsers that need no code until `endsAt`. */
      trusted: z.array(
        z.object({
          id: z.string(),
          endsAt: moment,
          device: z.string().nullable(),
          address: z.string().nullable(),
        }),
      ),
    }),
  }),
  /** Without `id`, all other sessions and all trusted browsers. */
  'POST /api/staff/sessions/end': defineCall({
    caller: { staff: 'account:own' },
    audit: 'member',
    summary: 'End your sessions, or stop trusting a browser',
    input: z.object({ id: text(64).optional() }),
  }),
}
