import Autoplay from 'embla-carousel-autoplay'
import { type RefObject, useCallback, useMemo, useState, useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function subscribe(heard: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', heard)
  return () => query.removeEventListener('change', heard)
}

/** Whether the visitor asked for little motion; on the server nobody has. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  )

/**
 * Moves a carousel by itself, but never against the visitor (D-63): it waits while hovered, while focus is inside and
 * while the tab is hidden, stops for good when paused, and does not move at all when little motion is asked for.
 */
export function useAutoplay(area: RefObject<HTMLElement | null>, delay: number) {
  const [paused, setPaused] = useState(false)
  const [focused, setFocused] = useState(false)
  const calm = useReducedMotion()
  const playing = !paused && !focused && !calm

  const plugins = useMemo(() => {
    if (!playing) return []
    const options = { delay, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: false }
    return [Autoplay({ ...options, rootNode: (view) => area.current ?? view })]
  }, [playing, delay, area])

  const toggle = useCallback(() => setPaused((was) => !was), [])
  const focusWatch = { onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
  return { plugins, paused: paused || calm, toggle, focusWatch }
}
