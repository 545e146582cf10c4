import { localStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'
import { forgetAllSeen } from '#product/recently-seen/seen-products'

/** Whoever logs out leaves no trace; a session that the server ended is the same person's. Answers how to stop. */
export function startForgettingSeen(): () => void {
  return useSession.subscribe(({ token, endedBecause }, before) => {
    if (before.token && !token && endedBecause === 'asked') forgetAllSeen(localStore)
  })
}
