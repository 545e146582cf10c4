import { localStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'
import { clearSeenProducts } from '#product/recently-seen/seen-products'

/** Whoever logs out leaves no trace; a session that the server ended is the same person's. Answers how to stop. */
export function clearSeenProductsOnSignOut(): () => void {
  return useSession.subscribe(({ token, endReason }, before) => {
    if (before.token && !token && endReason === 'asked') clearSeenProducts(localStore)
  })
}
