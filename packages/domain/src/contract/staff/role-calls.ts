import { z } from 'zod'
import { PERMISSIONS } from '#accounts/permissions'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

const permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length)
const id = text(64)
const name = text(60)

const role = z.object({
  /** `manager` and the like for the roles that every shop has, which have no name. */
  id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** How many members have it. */
  members: z.number().int(),
})
export type TeamRole = z.infer<typeof role>

/** Roles: named sets of permissions. Each is refused with `forbidden` where it is about more than the caller may do. */
export const staffRoleCalls = {
  'GET /api/staff/roles': defineCall({
    caller: { staff: 'staff:manage' },
    summary: 'The roles, with what each allows',
    input: z.object({}),
    reply: z.object({ roles: z.array(role) }),
  }),
  /** Refused with `invalid_form`: `required` without a name, `taken` for one that a role has. */
  'POST /api/staff/roles/create': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'role',
    summary: 'Add a role',
    input: z.object({ name, permissions }),
    reply: z.object({ id: z.string() }),
  }),
  /**
   * What is left out stays. The owner's role does not change, and the roles that every shop has keep their names
   * (`role_fixed`). Refused with `field_changed` when the permissions are no longer `from`.
   */
  'POST /api/staff/roles/change': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'role',
    summary: 'Change what a role allows, or its name',
    input: z.object({
      id,
      name: name.optional(),
      from: permissions.optional(),
      permissions: permissions.optional(),
    }),
  }),
  /** Refused with `role_in_use` while a member has it, with `role_fixed` for those that every shop has. */
  'POST /api/staff/roles/remove': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'role',
    summary: 'Remove a role',
    input: z.object({ id }),
  }),
}
