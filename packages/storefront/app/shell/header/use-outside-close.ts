import { type RefObject, useEffect } from 'react'

/** Calls `close` on Escape, and on a press or focus outside of `area`, while `open` (SHELL-35). */
export function useOutsideClose(area: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const left = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) close()
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
      document.removeEventListener('keydown', typed)
    }
  }, [area, open, close])
}
