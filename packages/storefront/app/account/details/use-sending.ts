import { useState } from 'react'
import { showToast } from '#ui/toast/toast-store'

/** Sends a form of a page that stays open, one call at a time; errors are shown. */
export function useSending<Values>(send: (values: Values) => Promise<void>) {
  const [busy, setBusy] = useState(false)

  /** `values` are null when the form has problems. */
  async function sendOnce(values: Values | null): Promise<void> {
    if (!values || busy) return
    setBusy(true)
    try {
      await send(values)
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { busy, sendOnce }
}
