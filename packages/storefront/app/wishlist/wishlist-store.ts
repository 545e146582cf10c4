import { useCart } from '#cart/store/cart-store'
import { useWishlistToggle } from '#catalogue/card/wishlist-toggle'
import { call } from '#platform/client'
import { useSession } from '#platform/session'
import { showToast } from '#ui/toast/toast-store'
import { createWishlist } from '#wishlist/create-wishlist'

/** The one wishlist of this browser tab. */
export const { useWishlist, startWishlist } = createWishlist({
  call,
  session: useSession,
  cart: useCart,
  reportError: (message) => showToast(message, { kind: 'error' }),
})

// The hearts on cards do not depend on the wishlist: they show this state and call the actions set here.
useWishlist.subscribe(({ wishData: wished }) => useWishlistToggle.setState({ wished }))
useWishlistToggle.setState({
  remove: (productId) => useWishlist.getState().remove(productId),
  async restore(productId, sizes) {
    for (const [size, quantity] of Object.entries(sizes))
      if (!(await useWishlist.getState().add({ productId, size, quantity }))) return false
    return true
  },
})
