import { mayGrant } from '@little-dunes/domain/accounts/permissions'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { useCurrentStaff } from '#platform/member'

/** Tells whether the signed-in team member may give or change a role. The server checks again. */
export function useMayGive() {
  const member = useCurrentStaff()
  return ({ id, permissions }: Pick<TeamRole, 'id' | 'permissions'>): boolean =>
    mayGrant(member, { role: id, permissions })
}
