import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function followMotion(heard: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', heard)
  return () => query.removeEventListener('change', heard)
}

function followTab(heard: () => void): () => void {
  document.addEventListener('visibilitychange', heard)
  return () => document.removeEventListener('visibilitychange', heard)
}

/** The server assumes no motion preference and a visible tab. */
const onServer = () => false

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(followMotion, () => window.matchMedia(REDUCED_MOTION).matches, onServer)

const useHiddenTab = (): boolean => useSyncExternalStore(followTab, () => document.hidden, onServer)

interface AutoplayOptions {
  delay: number
  /** Advances from a position. */
  step(from: number): void
  /** Current position. Each slide stays for the whole delay, whether autoplay or the visitor moved to it. */
  place: number
}

/**
 * Calls `step` again and again, but never against the visitor (D-63). It waits while hovered, touched or focused and
 * while the tab is hidden. It stops for good when paused, and does not begin with reduced motion.
 */
export function useAutoplay({ delay, step, place }: AutoplayOptions) {
  const [chosen, setChosen] = useState<'play' | 'pause'>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const calm = useReducedMotion()
  const hidden = useHiddenTab()
  const paused = chosen ? chosen === 'pause' : calm
  const playing = !paused && !hovered && !focused && !hidden

  useEffect(() => {
    if (!playing) return
    const timer = window.setTimeout(() => step(place), delay)
    return () => window.clearTimeout(timer)
  }, [playing, place, step, delay])

  const toggle = useCallback(() => {
    setChosen(paused ? 'play' : 'pause')
    // Visitors who press Play expect motion at once, not after the button loses the focus.
    setFocused(false)
  }, [paused])

  const watch = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { paused, toggle, watch }
}
