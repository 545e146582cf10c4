import { useEffect } from 'react'
import { useSession } from '#platform/session'

/** Keeps the document's attribute, which decides what the header shows, in step with the session (D-60). */
export function useSessionAttribute(): void {
  const status = useSession((session) => session.status)
  useEffect(() => {
    if (status !== 'checking') document.documentElement.dataset.session = status
  }, [status])
}
