import { useEffect } from 'react'

/** Keeps letters typed while a window opens, before its field has the focus. */
export function useEarlyKeys(isOpening: boolean, onType: (next: (typed: string) => string) => void): void {
  useEffect(() => {
    if (!isOpening) return
    function take(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key.length > 1 || ctrlKey || metaKey || altKey) return
      // Prevents shortcuts of the screen behind it, and a second click of the button that opens it.
      event.preventDefault()
      event.stopPropagation()
      onType((typed) => typed + key)
    }
    addEventListener('keydown', take, true)
    return () => removeEventListener('keydown', take, true)
  }, [isOpening, onType])
}
