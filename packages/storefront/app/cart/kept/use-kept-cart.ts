import { useEffect, useRef } from 'react'
import { useCart } from '#cart/store/cart-store'
import { afterNextPaint } from '#ui/after-next-paint'

/** On pages that add to the cart: what was added is there without a network as well, its page seen or not. */
export function useKeptCart(): void {
  const adds = useCart((cart) => cart.adds)
  const before = useRef(adds)
  useEffect(() => {
    if (adds === before.current) return
    before.current = adds
    // What was added stands in the cart with or without its copy.
    afterNextPaint(() => {
      import('#cart/kept/fetch-and-keep-cart')
        .then(({ fetchAndKeepCart }) => fetchAndKeepCart())
        .catch(() => undefined)
    })
  }, [adds])
}
