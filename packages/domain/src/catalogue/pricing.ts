import type { PricingFields } from '#catalogue/product'
import { type Fils, isWholeAed, subtractPercent, subtractPercentInWholeAed } from '#money'

/** Flash percent in effect, 0 outside a flash sale (D-02). */
export const flashPercent = (product: PricingFields): number =>
  product.flashsale ? product.flashDiscount : 0

/** In percent: the larger of the two discounts (CARD-17, D-02). */
export const appliedDiscount = (product: PricingFields): number =>
  Math.max(product.discount, flashPercent(product))

/** Whole percent of the badge, rounded down, so that it never promises too much (CARD-12, D-02). */
export const percentOff = (product: PricingFields): number => Math.floor(appliedDiscount(product))

/** Typed percents have at most two decimals. Finer ones come from a comparison price and must be exact. */
const isTyped = (percent: number): boolean => Number(percent.toFixed(2)) === percent

/**
 * Price on cards, product page and wishlist, in fils. Whole AED if the list price is, unless the discount comes from a
 * comparison price; exact otherwise (CARD-14, D-02). Never below the list price without a discount.
 */
export function displayedPrice(product: PricingFields): Fils {
  const percent = appliedDiscount(product)
  const subtract = isWholeAed(product.price) && isTyped(percent) ? subtractPercentInWholeAed : subtractPercent
  return subtract(product.price, percent)
}

/** Price in the order list: only `discount`, exact to the fils (ORD-09). */
export const orderListPrice = (product: Pick<PricingFields, 'price' | 'discount'>): Fils =>
  subtractPercent(product.price, product.discount)

/** Price of a cart unit at the normal discount (CART-16, D-03). */
const normalUnitPrice = (product: PricingFields): Fils => subtractPercent(product.price, product.discount)

/** Price of the one unit at the flash price (CART-15, D-03). */
const flashUnitPrice = (product: PricingFields): Fils =>
  subtractPercent(product.price, appliedDiscount(product))

export interface PricedLine {
  /** Sum of the original prices, in fils. */
  original: Fils
  /** Price by the cart rule, in fils. */
  paid: Fils
  /** 1 on the line with the unit at the flash price, else 0 (D-07). */
  flashUnits: 0 | 1
}

/**
 * Index of the line with the single flash-price unit: the lowest original price among flash-sale products. On a tie,
 * the largest saving, then the first line (D-03). -1 without a flash-sale unit.
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

/** Prices every line by the cart rule (D-03). Quantities must be whole and at least 0. Keeps the order of the input. */
export function priceLines(lines: readonly { product: PricingFields; quantity: number }[]): PricedLine[] {
  const flashLine = flashLineIndex(lines)
  return lines.map(({ product, quantity }, index) => {
    const flashUnits = index === flashLine ? 1 : 0
    const paid =
      normalUnitPrice(product) * (quantity - flashUnits) + (flashUnits ? flashUnitPrice(product) : 0)
    return { original: product.price * quantity, paid, flashUnits }
  })
}
