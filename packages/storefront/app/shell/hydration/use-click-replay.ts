import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '#platform/session'

declare global {
  interface Window {
    /** Of `START_SCRIPT`; once. Answers the buttons that were pressed before the page could do anything, in order. */
    takeEarlyClicks?: (() => HTMLElement[]) | null
  }
}

/** Each press finds the page as the one before it left it: a size is chosen of the colour that was chosen first. */
function clickAll(buttons: readonly HTMLElement[]): void {
  for (const button of buttons) flushSync(() => button.click())
}

/** What was pressed while the page was still coming is pressed as soon as it is known who pressed it (D-60). */
export function useClickReplay(): void {
  const known = useSession((session) => session.status !== 'checking')
  const missed = useRef<HTMLElement[]>([])
  useLayoutEffect(() => {
    missed.current = window.takeEarlyClicks?.() ?? []
  }, [])
  useEffect(() => {
    if (!known) return
    const buttons = missed.current
    missed.current = []
    // React takes no press in the middle of its own work.
    if (buttons.length) queueMicrotask(() => clickAll(buttons))
  }, [known])
}
