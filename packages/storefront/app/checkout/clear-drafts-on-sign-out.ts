import { SESSION_STORAGE_KEYS } from '#checkout/session-storage-keys'
import { sessionStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'

/**
 * Logging out clears the drafts of this tab. A session that the server ended keeps them: the same person signs in again
 * and continues. Returns a function that stops it.
 */
export function clearDraftsOnSignOut(): () => void {
  return useSession.subscribe(({ token, endReason }, before) => {
    if (!before.token || token || endReason !== 'asked') return
    for (const key of Object.values(SESSION_STORAGE_KEYS)) sessionStore.remove(key)
  })
}
