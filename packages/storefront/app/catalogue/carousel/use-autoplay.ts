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

/** On the server nobody has asked for anything and every tab is open. */
const onServer = () => false

/** Whether the visitor asked for little motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(followMotion, () => window.matchMedia(REDUCED_MOTION).matches, onServer)

const useHiddenTab = (): boolean => useSyncExternalStore(followTab, () => document.hidden, onServer)

interface AutoplayOptions {
  delay: number
  /** Goes on from a place. */
  step(from: number): void
  /** Where it stands: whatever has just come, by itself or by hand, stays for the whole delay. */
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
    // Who asks it to play means now, not once the button has lost the focus.
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
