import { toSlug } from '@little-dunes/domain/catalogue/product'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'

/** Result of 'Add to cart' on the wishlist: a cart line, a choice still to make, or nothing available. */
export type WishlistCartAction =
  | { kind: 'line'; size: string; colorName: string }
  | { kind: 'choose'; path: string }
  | { kind: 'sold_out' }

/** The wishlist stores sizes but no colour (D-25): this finds the available lines in those sizes. */
export function wishlistCartAction(product: WireProduct, sizes: readonly string[]): WishlistCartAction {
  const open = product.variants.flatMap(({ colorName, sizes: entries }) =>
    entries
      .filter(({ size, stocks }) => sizes.includes(size) && stocks > 0)
      .map(({ size }) => ({ colorName, size })),
  )
  const [first, ...others] = open
  if (!first) return { kind: 'sold_out' }
  if (others.length === 0) return { kind: 'line', ...first }
  const query = new URLSearchParams({
    ...(others.every(({ colorName }) => colorName === first.colorName) && {
      colour: toSlug(first.colorName),
    }),
    ...(others.every(({ size }) => size === first.size) && { size: first.size }),
  })
  return { kind: 'choose', path: wireProductPath(product) + (query.size ? `?${query}` : '') }
}
