import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the scan field of a screen: keys outside of fields go into it and trigger no shortcut, because scanners type
 * wherever the focus is.
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
