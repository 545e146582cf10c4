import { describeCart } from '#cart/cart-contents'
import { useCartProducts } from '#cart/cart-products'
import { keepCart } from '#cart/saved-cart'
import { useCart } from '#cart/store/cart-store'
import { localStore } from '#platform/browser-storage'
import { useSession } from '#platform/session'

const isSignedIn = () => useSession.getState().status === 'signed-in'

/** Stores the account's current cart with names and prices, even if its page was never opened. */
export async function fetchAndKeepCart(): Promise<void> {
  if (!isSignedIn()) return
  const { lines } = useCart.getState()
  await useCartProducts.getState().load([...new Set(lines.map(({ productId }) => productId))])
  const { products, fees, failed } = useCartProducts.getState()
  if (failed || !fees) return
  // The session may have ended in the meantime.
  if (isSignedIn()) keepCart(localStore, describeCart(lines, products, fees), Date.now())
}
