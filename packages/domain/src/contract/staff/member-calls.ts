import { z } from 'zod'
import { defineCall } from '#contract/call'
import { identifier, text } from '#contract/fields'

const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  /** The invitation was accepted. */
  active: z.boolean(),
  lastUsedAt: z.number().int().nullable(),
  sessions: z.number().int(),
})
export type TeamMember = z.infer<typeof member>

/**
 * A link that works once, for 48 hours. It gives its holder the member's account, so it is a secret. Invitations are
 * also sent by email.
 */
const link = z.object({ link: z.string(), emailedTo: z.string().nullable() })
const id = text(64)
const role = text(64)

/**
 * Refused with `forbidden` if the member, or the new role, has more permissions than the caller. The last owner can
 * neither be removed nor get another role (`last_owner`).
 */
export const staffMemberCalls = {
  'GET /api/staff/members': defineCall({
    caller: { staff: 'staff:manage' },
    summary: 'List team members',
    input: z.object({}),
    reply: z.object({ members: z.array(member) }),
  }),
  'POST /api/staff/members/invite': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Invite a team member',
    input: z.object({ email: identifier(254), role }),
    reply: link,
  }),
  /**
   * Ends sessions, started sign-ins, passkeys and trusted devices immediately. Password and authenticator app stop
   * working once the link is used.
   */
  'POST /api/staff/members/reset': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Create a new link for a team member without password or authenticator app',
    input: z.object({ id }),
    reply: link,
  }),
  /** Trusted devices need a code again. The caller's own session stays. */
  'POST /api/staff/members/sign-out': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Sign a team member out everywhere',
    input: z.object({ id }),
  }),
  /** Refused with `field_changed` if the current role is not `from`. */
  'POST /api/staff/members/role': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Change the role of a team member',
    input: z.object({ id, from: role.optional(), role }),
  }),
  'POST /api/staff/members/remove': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Remove a team member and end all sessions',
    input: z.object({ id }),
  }),
}
