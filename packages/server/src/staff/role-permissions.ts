import { OWNER, PERMISSIONS, type RoleTerms } from '@little-dunes/domain/accounts/permissions'
import type { staffRoles } from '#staff/staff-tables'

type StoredRole = Pick<typeof staffRoles.$inferSelect, 'id' | 'permissions'>

/** Current permissions of a role. An owner has all, including those that a newer version adds. */
export const roleTerms = ({ id, permissions }: StoredRole): RoleTerms => ({
  role: id,
  permissions: id === OWNER ? PERMISSIONS : permissions,
})
