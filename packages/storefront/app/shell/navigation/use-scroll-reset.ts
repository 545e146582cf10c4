import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Whoever works in the search box stays there, whatever page the keystrokes lead to (D-17). */
const isSearching = (): boolean => document.activeElement?.closest('search') != null

/** A change of path starts at the top, back included; a mere query change stays where it is (SHELL-20, D-61). */
export function useScrollReset(): void {
  const { pathname } = useLocation()
  const here = useRef(pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useBrowserLayoutEffect(() => {
    if (here.current === pathname) return
    here.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Keyboards and screen readers go on from the new page, not from a link that is gone.
    if (!isSearching()) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
