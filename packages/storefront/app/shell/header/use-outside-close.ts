import { type RefObject, useEffect } from 'react'

/** Calls `close` on Escape and on a press outside of `area` while `open` (SHELL-35). */
export function useOutsideClose(area: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const pressed = (event: PointerEvent) => {
      if (!area.current?.contains(event.target as Node)) close()
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
    }
  }, [area, open, close])
}
