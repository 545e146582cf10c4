import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '#platform/session'

declare global {
  interface Window {
    /** Of `START_SCRIPT`; once. Answers the button that was pressed before the page could do anything. */
    wakeUp?: (() => HTMLElement | null) | null
  }
}

/** What was pressed while the page was still coming is pressed as soon as it is known who pressed it (D-60). */
export function useWaking(): void {
  const known = useSession((session) => session.status !== 'checking')
  const missed = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    missed.current = window.wakeUp?.() ?? null
  }, [])
  useEffect(() => {
    if (known) missed.current?.click()
    if (known) missed.current = null
  }, [known])
}
