import { z } from 'zod'
import { PERMISSIONS } from '#accounts/permissions'
import { passkeyAnswer, passkeyOptions } from '#contract/accounts/passkeys'
import { defineCall } from '#contract/call'
import { digits, identifier, messageOnly, text } from '#contract/fields'

const secret = identifier(200)
const password = z.string().max(1000)
const moment = z.number().int()
const trust = z.boolean().default(false)

/** What an authenticator app needs once: the key to type in, the same as an address (otpauth), and that as a picture (SVG). */
const enrolment = z.object({ key: z.string(), address: z.string(), picture: z.string() })

/** The password was right: `signIn` is sent back with the one-time code, within ten minutes. */
const firstStep = z.object({
  signIn: z.string(),
  name: z.string(),
  enrolment: enrolment.nullable(),
  /** What the browser asks a device for, in place of the code; null where there is no passkey. */
  passkey: passkeyOptions.nullable(),
})
export type StaffSignIn = z.infer<typeof firstStep>

const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Its id, and its name where the shop has named it; the roles that every shop has are named by their id. */
  role: z.string(),
  roleName: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
})
export type WireMember = z.infer<typeof member>

/** Sign-in of the staff and what each of them may do with the own account. The session is a cookie that scripts cannot read. */
export const staffAccountCalls = {
  'POST /api/staff/sign-in': defineCall({
    caller: 'anyone',
    summary: 'Sign in to the back office: the password',
    input: z.object({ email: identifier(1000), password }),
    /** `signIn` is null in a trusted browser: the session is open. */
    reply: firstStep.extend({ signIn: z.string().nullable() }),
  }),
  /** A code of the app, or one of the recovery codes. With `trust` this browser needs none for 30 days. Refused with `wrong_code`; after five of them with `sign_in_expired`. */
  'POST /api/staff/sign-in/code': defineCall({
    caller: 'anyone',
    audit: 'member',
    summary: 'Sign in to the back office: the one-time code, which opens the session',
    input: z.object({ signIn: secret, code: digits(40), trust }),
    /** The recovery codes of an app that was just set up, answered this once; else none. */
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  /** In place of the code. Refused like it, also when the device answers another question than that of `signIn`. */
  'POST /api/staff/sign-in/passkey': defineCall({
    caller: 'anyone',
    audit: 'member',
    summary: 'Sign in to the back office: a passkey, which opens the session',
    input: z.object({ signIn: secret, answer: passkeyAnswer, trust }),
  }),
  'POST /api/staff/invitation': defineCall({
    caller: 'anyone',
    summary: 'Whom an invitation is for',
    input: z.object({ invitation: secret }),
    /** `email` is null for the first owner, who names it. */
    reply: z.object({ email: z.string().nullable(), role: z.string(), roleName: z.string() }),
  }),
  'POST /api/staff/invitation/accept': defineCall({
    caller: 'anyone',
    summary: 'Accept an invitation with a name and a password',
    input: z.object({ invitation: secret, email: identifier(254).optional(), name: text(120), password }),
    reply: firstStep,
  }),
  /** `member` is null for a browser in which nobody is signed in. */
  'GET /api/staff/session': defineCall({
    caller: 'anyone',
    summary: 'Who is signed in to the back office',
    input: z.object({}),
    reply: z.object({ member: member.nullable() }),
  }),
  'POST /api/staff/sign-out': defineCall({
    caller: { staff: 'account:own' },
    audit: null,
    summary: 'End this session of the back office',
    input: z.object({}),
  }),
  /** Ends the other sessions. Refused with `wrong_password`, `password_common`, or `invalid_form` and what is wrong with the new one. */
  'POST /api/staff/password': defineCall({
    caller: { staff: 'account:own' },
    audit: null,
    summary: 'Change the own password',
    input: z.object({ current: password, password }),
    reply: messageOnly,
  }),
  'GET /api/staff/sessions': defineCall({
    caller: { staff: 'account:own' },
    summary: 'The own sessions, last used first',
    input: z.object({}),
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          current: z.boolean(),
          createdAt: moment,
          lastUsedAt: moment,
          /** `User-Agent` and network address at sign-in; null where unknown. */
          device: z.string().nullable(),
          address: z.string().nullable(),
        }),
      ),
      /** Browsers that are asked for no code, until `endsAt`. */
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
  /** Without `id` all others, and every trusted browser. */
  'POST /api/staff/sessions/end': defineCall({
    caller: { staff: 'account:own' },
    audit: 'member',
    summary: 'End own sessions, or the trust in a browser',
    input: z.object({ id: text(64).optional() }),
  }),
}
