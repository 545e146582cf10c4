// Separate from `listing.ts`, since the home page has these lists but no filters.

/** The curated lists (LIST-13). */
export const LIST_FLAGS = ['bestofkids', 'bestseller', 'flashsale'] as const
export type ListFlag = (typeof LIST_FLAGS)[number]

/** Length of new arrivals (CONST-38), and positions of the related products, counted from 1 (CONST-39, D-14). */
export const NEW_ARRIVALS_LIMIT = 20
export const RELATED_RANGE = { from: 6, to: 25 } as const

export const newArrivals = <T>(products: readonly T[]): T[] => products.slice(0, NEW_ARRIVALS_LIMIT)

const RELATED_PLACES = RELATED_RANGE.to - RELATED_RANGE.from + 1

/**
 * Products chosen by the staff, then those at the related places of the list (D-14), without duplicates. A list that
 * ends before these places gives its first products.
 */
export function relatedProducts<T extends { id: string }>(
  products: readonly T[],
  currentId: string,
  chosen: readonly T[] = [],
): T[] {
  const known = new Set([currentId, ...chosen.map(({ id }) => id)])
  const others = (list: readonly T[]) => list.filter(({ id }) => !known.has(id))
  const later = others(products.slice(RELATED_RANGE.from - 1, RELATED_RANGE.to))
  const automatic = later.length > 0 ? later : others(products)
  return [...chosen.filter(({ id }) => id !== currentId), ...automatic].slice(0, RELATED_PLACES)
}

/** A lone flash-sale product is repeated ten times in the strip (CONST-36). */
export const fillFlashSaleStrip = <T>(products: readonly T[]): T[] =>
  products.length === 1 ? Array.from({ length: 10 }, () => products[0] as T) : [...products]
