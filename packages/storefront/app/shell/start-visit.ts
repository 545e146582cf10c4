import { startCart } from '#cart/store/cart-store'
import { startSession } from '#platform/session'
import { followOfflineLinks } from '#shell/navigation/follow-offline-links'
import { registerWorkerLater } from '#shell/offline/register-worker'
import { startWishlist } from '#wishlist/wishlist-store'

let users = 0
let stops: (() => void)[] = []

/**
 * Determines the visitor's session and loads their data; pages from the server contain neither (D-60). The frame of a
 * page and its island both call it, and the first starts it. Returns a function that stops it.
 */
export function startVisit(): () => void {
  users += 1
  // The cart and then the wishlist follow the session (STATE-04 to STATE-06).
  if (users === 1)
    stops = [startSession(), startCart(), startWishlist(), followOfflineLinks(), registerWorkerLater()]
  return () => {
    users -= 1
    if (users === 0) for (const stop of stops) stop()
  }
}
