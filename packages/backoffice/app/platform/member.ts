import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { useRouteLoaderData } from 'react-router'

/** The route of the frame, whose loader knows who is signed in. */
export const FRAME = 'frame'

/** Who is signed in. */
export function useMember(): WireMember {
  const member = useRouteLoaderData<WireMember>(FRAME)
  if (!member) throw new Error('Nobody is signed in outside of the frame')
  return member
}

/** Whether the role of who is signed in allows something. The server asks again. */
export const useMay = (permission: Permission): boolean => useMember().permissions.includes(permission)
