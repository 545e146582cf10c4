import { OWNER, PERMISSIONS, type RoleTerms } from '@little-dunes/domain/accounts/permissions'
import type { staffRoles } from '#staff/staff-tables'

type StoredRole = Pick<typeof staffRoles.$inferSelect, 'id' | 'permissions'>

/** What a role allows at this moment; an owner everything, also what a newer version has added. */
export const roleTerms = ({ id, permissions }: StoredRole): RoleTerms => ({
  role: id,
  permissions: id === OWNER ? PERMISSIONS : permissions,
})
