import { z } from 'zod'
import { defineCall } from '#contract/call'
import { identifier, text } from '#contract/fields'

const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** The id of the role. */
  role: z.string(),
  /** Whether the invitation was accepted. */
  active: z.boolean(),
  lastUsedAt: z.number().int().nullable(),
  sessions: z.number().int(),
})
export type TeamMember = z.infer<typeof member>

/** A link that works once, for 48 hours; whoever has it becomes that member. An invitation is emailed as well. */
const link = z.object({ link: z.string(), emailedTo: z.string().nullable() })
const id = text(64)
const role = text(64)

/**
 * Who works in the back office. Refused with `forbidden` where the member, or the role to give, may do more than the
 * caller. The last owner can neither be removed nor get another role (`last_owner`).
 */
export const staffMemberCalls = {
  'GET /api/staff/members': defineCall({
    caller: { staff: 'staff:manage' },
    summary: 'The members of staff',
    input: z.object({}),
    reply: z.object({ members: z.array(member) }),
  }),
  'POST /api/staff/members/invite': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Invite a member of staff',
    input: z.object({ email: identifier(254), role }),
    reply: link,
  }),
  /** Sessions, begun sign-ins, passkeys and trusted devices end at once; password and authenticator app once the link is used. */
  'POST /api/staff/members/reset': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'A new link for a member who has lost the password or the authenticator app',
    input: z.object({ id }),
    reply: link,
  }),
  /** Trusted devices are asked for a code again. The session of the caller stays. */
  'POST /api/staff/members/sign-out': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'End every session of a member of staff',
    input: z.object({ id }),
  }),
  /** Refused with `field_changed` when the role is not `from` any more. */
  'POST /api/staff/members/role': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Give a member of staff another role',
    input: z.object({ id, from: role.optional(), role }),
  }),
  'POST /api/staff/members/remove': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'member',
    summary: 'Remove a member of staff and end the sessions',
    input: z.object({ id }),
  }),
}
