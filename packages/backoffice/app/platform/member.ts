import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { useRouteLoaderData } from 'react-router'

/** The route of the frame, whose loader knows who is signed in. */
export const LAYOUT_ROUTE_ID = 'frame'

/** Who is signed in. */
export function useCurrentStaff(): WireMember {
  const member = useRouteLoaderData<WireMember>(LAYOUT_ROUTE_ID)
  if (!member) throw new Error('Nobody is signed in outside of the frame')
  return member
}

/** Whether the role of who is signed in allows something. The server asks again. */
export const usePermission = (permission: Permission): boolean =>
  useCurrentStaff().permissions.includes(permission)
