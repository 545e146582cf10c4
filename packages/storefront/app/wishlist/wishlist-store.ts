import { useCart } from '#cart/store/cart-store'
import { useWishedProducts } from '#catalogue/card/wished-products'
import { call } from '#platform/client'
import { useSession } from '#platform/session'
import { showToast } from '#ui/toast/toast-store'
import { createWishlist } from '#wishlist/create-wishlist'

/** The one wishlist of this browser tab. */
export const { useWishlist, startWishlist } = createWishlist({
  call,
  session: useSession,
  cart: useCart,
  complain: (message) => showToast(message, { kind: 'error' }),
})

// The hearts on cards know nothing of a wishlist: they show what stands here, and do what is given to them.
useWishlist.subscribe(({ wishData: wished }) => useWishedProducts.setState({ wished }))
useWishedProducts.setState({
  takeOff: (itemId) => useWishlist.getState().remove(itemId),
  async putBack(itemId, sizes) {
    for (const [size, quantity] of Object.entries(sizes))
      if (!(await useWishlist.getState().add({ itemId, size, quantity }))) return false
    return true
  },
})
