import { PATHS } from '@little-dunes/domain/paths'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from '#platform/address/address'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'

interface CustomersOnlyProps {
  /** Shown until the session is known, and while a guest is redirected to the login page. */
  waiting: ReactNode
  /** Guests who may see the page too: none by default, guests with a started order, or all. */
  guests?: 'ordering' | 'all'
  children: ReactNode
}

/** A page for signed-in customers or for guests who order; others go to the login page (D-26, D-27). */
export function RequireSignIn({ waiting, guests, children }: CustomersOnlyProps) {
  const status = useSession((session) => session.status)
  const hasBegun = useSession((session) => session.guest !== null)
  const isAllowed =
    status === 'signed-in' ||
    (status === 'guest' && (guests === 'all' || (guests === 'ordering' && hasBegun)))
  const navigate = useNavigate()
  const here = useLocation()
  const lead = useEffectEvent(() => {
    // Customers who have just logged out do not want to return to that page.
    const { endReason } = useSession.getState()
    const state = endReason === null || endReason === 'session_ended' ? returnState(here) : null
    navigate(PATHS.login, { replace: true, state })
  })
  useEffect(() => {
    if (status === 'guest' && !isAllowed) lead()
  }, [status, isAllowed])
  return (
    <>
      {/* Search engines would only ever see the waiting state. */}
      <meta name="robots" content="noindex" />
      {isAllowed ? children : waiting}
    </>
  )
}
