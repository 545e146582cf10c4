import { useCart } from '#cart/cart-store'
import { call } from '#platform/client'
import { useSession } from '#platform/session'
import { showToast } from '#ui/toast-store'
import { createWishlist } from '#wishlist/create-wishlist'

/** The one wishlist of this browser tab. */
export const { useWishlist, startWishlist } = createWishlist({
  call,
  session: useSession,
  cart: useCart,
  complain: (message) => showToast(message, { kind: 'error' }),
})

/** Whether the product is wished for in any size. */
export const useIsWished = (itemId: string): boolean =>
  useWishlist((wishlist) => Object.hasOwn(wishlist.wishData, itemId))
