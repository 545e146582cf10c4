import { startCart } from '#cart/store/cart-store'
import { clearDraftsOnSignOut } from '#checkout/clear-drafts-on-sign-out'
import { startSession } from '#platform/session'
import { clearSeenProductsOnSignOut } from '#product/recently-seen/clear-seen-products-on-sign-out'
import { startWishlist } from '#wishlist/wishlist-store'

/**
 * Determines the visitor's session and loads their data; pages from the server contain neither (D-60). Returns a
 * function that stops it.
 */
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
