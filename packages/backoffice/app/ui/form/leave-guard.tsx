import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { uiMessages as texts } from '#ui/ui-messages'

interface LeaveGuardProps {
  active: boolean
  /** The work also belongs to the search part of the address. */
  within?: boolean
  title: string
  text: string
}

/**
 * One per screen, because the router allows one blocker at a time. Asks before a screen with unsaved work is left; the
 * browser asks before the tab is closed.
 */
export function LeaveGuard({ active, within = false, title, text }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation: next }) =>
      active && (pathname !== next.pathname || (within && search !== next.search)),
  )

  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      onClose={blocker.reset}
      title={title}
      cancel={texts.stay}
      action={{ label: texts.leave, look: 'danger', onClick: blocker.proceed }}
    >
      <p>{text}</p>
    </Dialog>
  )
}
