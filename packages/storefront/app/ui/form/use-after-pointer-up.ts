import { useEffect, useRef } from 'react'

/** Runs an action now, or after the current press of the mouse: text that appears earlier would move its target. */
export function useAfterPointerUp(): (action: () => void) => void {
  const pressed = useRef(false)
  useEffect(() => {
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
    }
    const kinds = ['pointerup', 'pointercancel']
    window.addEventListener('pointerdown', down, true)
    for (const kind of kinds) window.addEventListener(kind, up, true)
    return () => {
      window.removeEventListener('pointerdown', down, true)
      for (const kind of kinds) window.removeEventListener(kind, up, true)
    }
  }, [])
  return (action) => {
    if (!pressed.current) action()
    else window.addEventListener('pointerup', () => setTimeout(action), { once: true })
  }
}
