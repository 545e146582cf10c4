import { z } from 'zod'
import { PERMISSIONS } from '#accounts/permissions'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'

const permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length)
const id = text(64)
const name = text(60)

const role = z.object({
  /** A name such as `manager` for built-in roles, whose `name` is empty. */
  id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  members: z.number().int(),
})
export type TeamRole = z.infer<typeof role>

/** Every call is refused with `forbidden` if it involves more than the caller's permissions. */
export const staffRoleCalls = {
  'GET /api/staff/roles': defineCall({
    caller: { staff: 'staff:manage' },
    summary: 'List roles with their permissions',
    input: z.object({}),
    reply: z.object({ roles: z.array(role) }),
  }),
  /** Refused with `invalid_form`: `required` without a name, `taken` if another role has the name. */
  'POST /api/staff/roles/create': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'role',
    summary: 'Create a role',
    input: z.object({ name, permissions }),
    reply: z.object({ id: z.string() }),
  }),
  /**
   * Absent fields stay. The owner's role cannot be changed, and built-in roles keep their names (`role_fixed`). Refused
   * with `field_changed` if the current permissions are not `from`.
   */
  'POST /api/staff/roles/change': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'role',
    summary: 'Update a role',
    input: z.object({
      id,
      name: name.optional(),
      from: permissions.optional(),
      permissions: permissions.optional(),
    }),
  }),
  /** Refused with `role_in_use` while a member has it, and with `role_fixed` for built-in roles. */
  'POST /api/staff/roles/remove': defineCall({
    caller: { staff: 'staff:manage' },
    audit: 'role',
    summary: 'Delete a role',
    input: z.object({ id }),
  }),
}
