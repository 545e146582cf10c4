import { PATHS } from '@little-dunes/domain/paths'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'

interface ShoppersOnlyProps {
  /** Stands here until it is known who is looking, and while a guest is on the way to the login page. */
  waiting: ReactNode
  /** Guests who may look too: none, those who have begun to order, or everybody. */
  guests?: 'ordering' | 'all'
  children: ReactNode
}

/** A page that belongs to a signed-in shopper, or to a guest who orders; others go to the login page (D-26, D-27). */
export function RequireSignIn({ waiting, guests, children }: ShoppersOnlyProps) {
  const status = useSession((session) => session.status)
  const hasBegun = useSession((session) => session.guest !== null)
  const isAllowed =
    status === 'signed-in' ||
    (status === 'guest' && (guests === 'all' || (guests === 'ordering' && hasBegun)))
  const navigate = useNavigate()
  const here = useLocation()
  const lead = useEffectEvent(() => {
    // Whoever has just logged out does not want to come back to where that was.
    const { endReason } = useSession.getState()
    const state = endReason === null || endReason === 'session_ended' ? returnState(here) : null
    navigate(PATHS.login, { replace: true, state })
  })
  useEffect(() => {
    if (status === 'guest' && !isAllowed) lead()
  }, [status, isAllowed])
  return (
    <>
      {/* Search engines would only ever see the wait. */}
      <meta name="robots" content="noindex" />
      {isAllowed ? children : waiting}
    </>
  )
}
