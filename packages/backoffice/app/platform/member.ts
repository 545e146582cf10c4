import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { useRouteLoaderData } from 'react-router'

/** Route of the frame, whose loader loads the signed-in team member. */
export const LAYOUT_ROUTE_ID = 'frame'

export function useCurrentStaff(): WireMember {
  const member = useRouteLoaderData<WireMember>(LAYOUT_ROUTE_ID)
  if (!member) throw new Error('useCurrentStaff must be used inside the frame route')
  return member
}

/** Permission of the signed-in team member. The server checks again. */
export const usePermission = (permission: Permission): boolean =>
  useCurrentStaff().permissions.includes(permission)
