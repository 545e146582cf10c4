import { useState } from 'react'
import { dismissToasts, showToast } from '#ui/toast/toast-store'

const ERROR_STAYS_MS = 6000

/**
 * Sends a form, one call at a time. An error is a toast (MSG-23, MSG-24), which screen readers announce, and `failure`
 * until the next attempt. After a success the visitor leaves the page.
 */
export function useSubmit<Values>(send: (values: Values) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function begin(): void {
    setFailure(null)
    dismissToasts()
  }

  function fail(cause: unknown): void {
    const { message } = cause as Error
    setFailure(message)
    showToast(message, { kind: 'error', ms: ERROR_STAYS_MS })
  }

  /** `values` are null when the form has problems. */
  async function sendOnce(values: Values | null): Promise<void> {
    if (!values || busy) return
    setBusy(true)
    begin()
    try {
      await send(values)
    } catch (cause) {
      fail(cause)
      setBusy(false)
    }
  }

  return { busy, failure, begin, fail, sendOnce }
}
