declare global {
  interface Window {
    /** The field in which a composition (IME) is under way. */
    composingField?: EventTarget | null
  }
}

/** Browsers report a composition only in its events, and it may begin before hydration. */
export function recordComposition(): void {
  const record = (event: Event) => {
    window.composingField = 'isComposing' in event && event.isComposing ? event.target : null
  }
  addEventListener('input', record, true)
  // In Chromium and Safari the last input event still counts as composing; in Firefox it follows this event.
  addEventListener('compositionend', record, true)
}
