import { useCallback, useEffect, useMemo } from 'react'
import { type CartContents, describeCart } from '#cart/cart-contents'
import { useCartProducts } from '#cart/cart-products'
import { useCart } from '#cart/store/cart-store'

type Arriving = { status: 'loading' | 'failed'; contents: null } | { status: 'ready'; contents: CartContents }

/** The visitor's cart with current names, prices and stock, fetched on every visit and when a product is added. */
export function useCartContents(): Arriving & { tryAgain(): void } {
  const { lines, ready, failed: cartFailed, reload } = useCart()
  const { products, asked, fees, failed: shelfFailed, load } = useCartProducts()
  const ids = [...new Set(lines.map((line) => line.productId))].sort().join()

  const ask = useCallback(() => load(ids ? ids.split(',') : []), [load, ids])
  useEffect(() => {
    if (ready) void ask()
  }, [ready, ask])

  const tryAgain = useCallback(() => {
    if (!ready) void reload()
    else void ask()
  }, [ready, reload, ask])

  const known = ready && fees !== null && lines.every((line) => asked.has(line.productId))
  const contents = useMemo(
    () => (known && fees ? describeCart(lines, products, fees) : null),
    [known, lines, products, fees],
  )
  if (contents) return { status: 'ready', contents, tryAgain }
  return { status: cartFailed || shelfFailed ? 'failed' : 'loading', contents: null, tryAgain }
}
