import { SESSION_STORAGE_KEYS } from '#checkout/session-storage-keys'
import { sessionStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'

/**
 * Whoever logs out leaves no address behind in this tab. A session that the server ended is another matter: the same
 * person signs in again and goes on. Answers how to stop.
 */
export function clearDraftsOnSignOut(): () => void {
  return useSession.subscribe(({ token, endReason }, before) => {
    if (!before.token || token || endReason !== 'asked') return
    for (const key of Object.values(SESSION_STORAGE_KEYS)) sessionStore.remove(key)
  })
}
