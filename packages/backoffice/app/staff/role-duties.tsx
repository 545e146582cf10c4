import { OWNER } from '@little-dunes/domain/accounts/permissions'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { staffMessages as texts } from '#staff/staff-messages'
import { permissionsMessages } from '#ui/roles/permissions-messages'

export function RoleDuties({ role }: { role: Pick<TeamRole, 'id' | 'permissions'> | undefined }) {
  if (role?.id === OWNER) return texts.everything
  const allowed = (role?.permissions ?? []).filter((one) => one !== 'account:own')
  if (allowed.length === 0) return texts.nothing
  return allowed.map((one) => permissionsMessages.names[one]).join(' · ')
}
