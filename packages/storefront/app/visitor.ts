import { startCart } from '#cart/store/cart-store'
import { clearDraftsOnSignOut } from '#checkout/clear-drafts-on-sign-out'
import { startSession } from '#platform/session'
import { clearSeenProductsOnSignOut } from '#product/recently-seen/clear-seen-products-on-sign-out'
import { startWishlist } from '#wishlist/wishlist-store'

/** Finds out who is here and what they hold; pages come from the server without it (D-60). Answers how to stop. */
export function startClientStores(): () => void {
  // The cart and then the wishlist follow the session (STATE-04 to STATE-06).
  const stops = [
    startSession(),
    startCart(),
    startWishlist(),
    clearDraftsOnSignOut(),
    clearSeenProductsOnSignOut(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
