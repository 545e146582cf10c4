import { PATHS } from '@little-dunes/domain/paths'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
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
  useEffect(() => {
    if (status === 'guest') navigate(PATHS.login, { replace: true })
  }, [status, navigate])
  return (
    <>
      {/* Search engines would only ever see the wait. */}
      <meta name="robots" content="noindex" />
      {status === 'signed-in' ? children : waiting}
    </>
  )
}
