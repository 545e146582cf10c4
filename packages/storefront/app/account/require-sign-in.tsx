import { PATHS } from '@little-dunes/domain/paths'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'

interface ShoppersOnlyProps {
  /** Stands here until it is known who is looking, and while a guest is on the way to the login page. */
  waiting: ReactNode
  children: ReactNode
}

/** A page that belongs to a signed-in shopper; guests go to the login page (D-26, D-27). */
export function RequireSignIn({ waiting, children }: ShoppersOnlyProps) {
  const status = useSession((session) => session.status)
  const navigate = useNavigate()
  const here = useLocation()
  const lead = useEffectEvent(() => {
    // Whoever has just logged out does not want to come back to where that was.
    const { endReason } = useSession.getState()
    const state = endReason === null || endReason === 'session_ended' ? returnState(here) : null
    navigate(PATHS.login, { replace: true, state })
  })
  useEffect(() => {
    if (status === 'guest') lead()
  }, [status])
  return (
    <>
      {/* Search engines would only ever see the wait. */}
      <meta name="robots" content="noindex" />
      {status === 'signed-in' ? children : waiting}
    </>
  )
}
