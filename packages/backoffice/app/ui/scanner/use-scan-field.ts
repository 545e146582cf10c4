import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the field of a screen that is all about scanning: a scanner types wherever the focus is, so that what is typed
 * outside of fields goes into it and presses no shortcut.
 */
export function useScanField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = () => field.current?.focus({ preventScroll: true })
    focus()
    function catchScanner(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isTyped = key?.length === 1 && /[^ ?]/.test(key) && !ctrlKey && !metaKey && !altKey
      if (!isTyped || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      focus()
      event.stopPropagation()
    }
    document.addEventListener('keydown', catchScanner)
    return () => document.removeEventListener('keydown', catchScanner)
  }, [])
  return field
}
