import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#platform/address/address'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Visitors in the search box keep the focus on every page that the keystrokes lead to (D-17). */
const isSearching = (): boolean => document.activeElement?.closest('search') != null

/** Scroll position of each history entry of this visit. */
const places = new Map<string, number>()

/** Signs that visitors move the page themselves. */
const SIGNS_OF_MOVING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Later, a page that became long enough would surprise its visitor. */
const RESTORE_MS = 5000

let restoring: AbortController | null = null

/** Scrolls to a position, if need be once the page is long enough: an island adds content after its page. */
function restore(top: number): void {
  restoring?.abort()
  const [attempt, watch] = [new AbortController(), new ResizeObserver(reach)]
  restoring = attempt
  function reach(): void {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 1) attempt.abort()
  }
  attempt.signal.addEventListener('abort', () => {
    watch.disconnect()
    if (restoring === attempt) restoring = null
  })
  for (const kind of SIGNS_OF_MOVING)
    window.addEventListener(kind, () => attempt.abort(), { passive: true, signal: attempt.signal })
  watch.observe(document.body)
  setTimeout(() => attempt.abort(), RESTORE_MS)
  reach()
}

/**
 * A change of path starts at the top (SHELL-20, D-61), but Back and Forward restore the position, as the browser does
 * between documents. A change of the query alone does not scroll.
 */
export function useScrollReset(): void {
  const { pathname, key } = useLocation()
  const returned = useNavigationType() === 'POP'
  const here = useRef({ pathname, key })

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => {
      if (!restoring) places.set(here.current.key, window.scrollY)
    }
    // From another document, the browser restores the position before any script runs.
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  useBrowserLayoutEffect(() => {
    const before = here.current
    here.current = { pathname, key }
    if (before.pathname === pathname) {
      places.set(key, window.scrollY)
      return
    }
    restore(returned ? (places.get(key) ?? 0) : 0)
    // Keyboards and screen readers continue from the new page, not from a removed link.
    if (!isSearching()) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, key])
}
