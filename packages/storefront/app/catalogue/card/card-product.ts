import type { WireProduct } from '@little-dunes/domain/contract/fields'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { productPath } from '@little-dunes/domain/paths'
import { appliedDiscount, displayedPrice } from '@little-dunes/domain/pricing'

/** What a card shows of a product, and no more: it travels in the page (D-12). */
export interface CardProduct {
  id: string
  name: string
  path: string
  /** The first image (CARD-09); absent when the product has none. */
  image?: string
  /** Displayed and original price, in fils (D-02). */
  now: Fils
  before: Fils
  /** Applied discount in percent, for the badge (CARD-12). */
  off: number
  flash: boolean
  /** Dots of the colours that are known. */
  swatches: string[]
}

/** The card's part of a product on the wire. */
export function toCardProduct(product: WireProduct): CardProduct {
  const priced = { ...product, price: filsFromAed(product.price) }
  const image = product.image[0]
  return {
    id: product._id,
    name: product.name,
    path: productPath(product),
    ...(image ? { image } : {}),
    now: displayedPrice(priced),
    before: priced.price,
    off: appliedDiscount(priced),
    flash: product.flashsale,
    swatches: product.variants.flatMap(({ swatch }) => swatch ?? []),
  }
}
