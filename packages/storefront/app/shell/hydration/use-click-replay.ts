import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '#platform/session'
import { WAITING } from '#shell/hydration/early-clicks'

/** Renders after each click, so that the next one finds its result: a size belongs to the colour chosen before. */
function clickAll(buttons: readonly HTMLElement[]): void {
  for (const button of buttons) {
    button.removeAttribute(WAITING)
    flushSync(() => button.click())
  }
}

/** Clicks made in an island or else in the frame before hydration are repeated once the session is known (D-60). */
export function useClickReplay(island?: HTMLElement): void {
  const known = useSession((session) => session.status !== 'checking')
  const early = useRef<HTMLElement[]>([])
  useLayoutEffect(() => {
    early.current = window.takeEarlyClicks?.(island) ?? []
  }, [island])
  useEffect(() => {
    if (!known) return
    const buttons = early.current
    early.current = []
    // React handles no click during its own work.
    if (buttons.length) queueMicrotask(() => clickAll(buttons))
  }, [known])
}
