import type { PricingFields } from '#catalogue/product'
import { type Fils, isWholeAed, subtractPercent, subtractPercentInWholeAed } from '#money'

/** The flash percent that counts: 0 while the product is not in the flash sale (D-02). */
export const flashPercent = (product: PricingFields): number =>
  product.flashsale ? product.flashDiscount : 0

/** Applied discount in percent: the larger of the two (CARD-17, D-02). */
export const appliedDiscount = (product: PricingFields): number =>
  Math.max(product.discount, flashPercent(product))

/** Percent of the badge: whole, and never more than is taken off (CARD-12, D-02). */
export const percentOff = (product: PricingFields): number => Math.floor(appliedDiscount(product))

/** Percents that somebody types have two decimals; finer ones lead from a price to compare with to what is paid. */
const isTyped = (percent: number): boolean => Number(percent.toFixed(2)) === percent

/**
 * Price on cards, product page and wishlist, in fils: whole AED where the list price is, else exact (CARD-14, D-02), as a
 * price that came with one to compare with. So nothing is struck through without a discount.
 */
export function displayedPrice(product: PricingFields): Fils {
  const percent = appliedDiscount(product)
  const subtract = isWholeAed(product.price) && isTyped(percent) ? subtractPercentInWholeAed : subtractPercent
  return subtract(product.price, percent)
}

/** Price in the order list: `discount` only, exact to the fils (ORD-09). */
export const orderListPrice = (product: Pick<PricingFields, 'price' | 'discount'>): Fils =>
  subtractPercent(product.price, product.discount)

/** A unit in the cart at the normal discount (CART-16, D-03). */
const normalUnitPrice = (product: PricingFields): Fils => subtractPercent(product.price, product.discount)

/** The unit that gets the flash price (CART-15, D-03). */
const flashUnitPrice = (product: PricingFields): Fils =>
  subtractPercent(product.price, appliedDiscount(product))

export interface PricedLine {
  /** Σ original price, in fils. */
  original: Fils
  /** What the line costs by the cart rule, in fils. */
  paid: Fils
  /** 1 on the one line whose unit has the flash price, else 0 (D-07). */
  flashUnits: 0 | 1
}

/**
 * The line holding the single flash-price unit: lowest original price among flash-sale products. On a tie it is the
 * one whose flash price saves most, then the first (D-03). -1 without a flash-sale unit.
 */
function flashLineIndex(lines: readonly { product: PricingFields; quantity: number }[]): number {
  const saves = (p: PricingFields) => normalUnitPrice(p) - flashUnitPrice(p)
  let best = -1
  let bestProduct: PricingFields | undefined
  for (const [index, { product, quantity }] of lines.entries()) {
    if (!product.flashsale || quantity < 1) continue
    const wins =
      !bestProduct ||
      product.price < bestProduct.price ||
      (product.price === bestProduct.price && saves(product) > saves(bestProduct))
    if (wins) [best, bestProduct] = [index, product]
  }
  return best
}

/** Prices every line by the cart rule (D-03). Quantities are whole and ≥ 0; the result has the order of the input. */
export function priceLines(lines: readonly { product: PricingFields; quantity: number }[]): PricedLine[] {
  const flashLine = flashLineIndex(lines)
  return lines.map(({ product, quantity }, index) => {
    const flashUnits = index === flashLine ? 1 : 0
    const paid =
      normalUnitPrice(product) * (quantity - flashUnits) + (flashUnits ? flashUnitPrice(product) : 0)
    return { original: product.price * quantity, paid, flashUnits }
  })
}
