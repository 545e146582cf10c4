import { localStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'
import { clearSeenProducts } from '#product/recently-seen/seen-products'

/**
 * Logging out clears the products seen; a session that the server ended keeps them for the same person. Returns a
 * function that stops it.
 */
export function clearSeenProductsOnSignOut(): () => void {
  return useSession.subscribe(({ token, endReason }, before) => {
    if (before.token && !token && endReason === 'asked') clearSeenProducts(localStore)
  })
}
