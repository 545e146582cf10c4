import type { Fils } from '#money'
import { displayedPrice } from '#pricing'
import type { Category, Priced, Variant } from '#product'

/** Sort orders of the products page (LIST-05 to LIST-07); the first is the default. */
export const SORTS = ['relevant', 'low-high', 'high-low'] as const
export type Sort = (typeof SORTS)[number]

/** The curated lists (LIST-13). */
export const LIST_FLAGS = ['bestofkids', 'bestseller', 'flashsale'] as const
export type ListFlag = (typeof LIST_FLAGS)[number]

/** What the list can be narrowed by (D-12). Empty or absent means: not narrowed. Prices are displayed prices in fils. */
export interface ListingFilter {
  categories?: readonly Category[]
  search?: string
  flag?: ListFlag
  sizes?: readonly string[]
  colors?: readonly string[]
  minPrice?: Fils
  maxPrice?: Fils
  inStock?: boolean
  ids?: readonly string[]
}

export interface Listed extends Priced {
  _id: string
  name: string
  category: Category
  bestseller: boolean
  bestofkids: boolean
  variants: readonly Variant[]
}

/** Case folded for comparison; the dotted capital I of Turkish folds to a plain i, as shoppers type it. */
const folded = (text: string): string => text.toLowerCase().replace(/\u0307/g, '')

/** LIST-04, D-13: case-insensitive substring of the name, matched on the trimmed text. */
export function nameContains(name: string, search: string): boolean {
  return folded(name).includes(folded(search.trim()))
}

const oneOf = <T>(wanted: readonly T[] | undefined, has: (one: T) => boolean): boolean =>
  !wanted?.length || wanted.some(has)

function variantMatches(variant: Variant, filter: ListingFilter): boolean {
  const sizeFits = oneOf(filter.sizes, (size) => variant.sizes.some((entry) => entry.size === size))
  const colorFits = oneOf(filter.colors, (color) => folded(variant.colorName) === folded(color))
  const sellable = variant.sizes.some(
    (entry) => entry.stocks > 0 && oneOf(filter.sizes, (size) => size === entry.size),
  )
  return sizeFits && colorFits && (!filter.inStock || sellable)
}

/** Whether a product is on the narrowed list (LIST-02, LIST-04, LIST-14). Size, colour and stock must meet in one colour. */
export function matches(product: Listed, filter: ListingFilter): boolean {
  const price = displayedPrice(product)
  const narrowsVariants = Boolean(filter.sizes?.length || filter.colors?.length || filter.inStock)
  return (
    oneOf(filter.categories, (category) => product.category === category) &&
    oneOf(filter.ids, (id) => product._id === id) &&
    (!filter.search || nameContains(product.name, filter.search)) &&
    (!filter.flag || product[filter.flag]) &&
    price >= (filter.minPrice ?? 0) &&
    price <= (filter.maxPrice ?? Number.POSITIVE_INFINITY) &&
    (!narrowsVariants || product.variants.some((variant) => variantMatches(variant, filter)))
  )
}

/** Sorted copy: by displayed price, ties by price, then list order (D-14, A-19). The input is in list order. */
export function sortProducts<T extends Priced>(products: readonly T[], sort: Sort): T[] {
  if (sort === 'relevant') return [...products]
  const direction = sort === 'low-high' ? 1 : -1
  return [...products].sort(
    (a, b) => direction * (displayedPrice(a) - displayedPrice(b) || a.price - b.price),
  )
}

/** Length of new arrivals (CONST-38) and places of the related products, counted from 1 (CONST-39, D-14). */
export const NEW_ARRIVALS = 20
export const RELATED = { from: 6, to: 25 } as const

export const newArrivals = <T>(products: readonly T[]): T[] => products.slice(0, NEW_ARRIVALS)

export const relatedProducts = <T extends { _id: string }>(products: readonly T[], ownId: string): T[] =>
  products.slice(RELATED.from - 1, RELATED.to).filter((product) => product._id !== ownId)

/** A lone flash-sale product is repeated ten times in the strip (CONST-36). */
export const flashStrip = <T>(products: readonly T[]): T[] =>
  products.length === 1 ? Array.from({ length: 10 }, () => products[0] as T) : [...products]
