import { useState } from 'react'
import { dismissToasts, showToast } from '#ui/toast/toast-store'

const ERROR_STAYS_MS = 6000

/** Sends a form once at a time; errors are shown in the texts of the form (MSG-23, MSG-24). After a success the page is left. */
export function useSubmit<Values>(send: (values: Values) => Promise<void>) {
  const [busy, setBusy] = useState(false)

  /** `values` are null when the form has problems. */
  async function sendOnce(values: Values | null): Promise<void> {
    if (!values || busy) return
    setBusy(true)
    dismissToasts()
    try {
      await send(values)
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error', ms: ERROR_STAYS_MS })
      setBusy(false)
    }
  }

  return { busy, sendOnce }
}
