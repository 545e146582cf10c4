import { useEffect, useRef } from 'react'
import { useCart } from '#cart/store/cart-store'
import { afterNextPaint } from '#ui/after-next-paint'

/** On pages that add to the cart: makes added items visible offline, even if the cart page was never opened. */
export function useSavedCart(): void {
  const adds = useCart((cart) => cart.adds)
  const before = useRef(adds)
  useEffect(() => {
    if (adds === before.current) return
    before.current = adds
    // The cart has the item with or without its offline copy, so the copy can wait.
    afterNextPaint(() => {
      import('#cart/saved/fetch-and-save-cart')
        .then(({ fetchAndKeepCart }) => fetchAndKeepCart())
        .catch(() => undefined)
    })
  }, [adds])
}
