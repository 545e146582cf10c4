import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '#platform/session'
import { WAITING } from '#shell/hydration/early-clicks'

/** Each click finds the page as the one before it left it: a size is chosen of the colour that was chosen first. */
function clickAll(buttons: readonly HTMLElement[]): void {
  for (const button of buttons) {
    button.removeAttribute(WAITING)
    flushSync(() => button.click())
  }
}

/** Clicks made before hydration are made again as soon as the session is known (D-60). */
export function useClickReplay(): void {
  const known = useSession((session) => session.status !== 'checking')
  const early = useRef<HTMLElement[]>([])
  useLayoutEffect(() => {
    early.current = window.takeEarlyClicks?.() ?? []
    // React follows the links from now on: browsers make no page ahead any more (decision 070).
    document.documentElement.dataset.hydrated = ''
  }, [])
  useEffect(() => {
    if (!known) return
    const buttons = early.current
    early.current = []
    // React takes no click in the middle of its own work.
    if (buttons.length) queueMicrotask(() => clickAll(buttons))
  }, [known])
}
