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
