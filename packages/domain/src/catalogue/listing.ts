import type { ListFlag } from '#catalogue/curated-lists'
import { hasProductType } from '#catalogue/departments'
import type { ShownFields } from '#catalogue/fields/product-fields'
import { displayedPrice } from '#catalogue/pricing'
import type { Category, PricingFields, Variant } from '#catalogue/product'
import { type SearchableProduct, type SearchQuery, searchRank } from '#catalogue/search'
import { foldText } from '#catalogue/search-text'
import { memoizeByObject } from '#memoize-by-object'
import { type Fils, inWholeAed, isWholeAed } from '#money'

/** Sort orders of the products page (LIST-05 to LIST-07); the first is the default. */
export const SORTS = ['relevant', 'low-high', 'high-low'] as const
export type Sort = (typeof SORTS)[number]

/** What the list can be narrowed by (D-12). Empty or absent means: not narrowed. Prices are displayed prices in fils. */
export interface ListingFilter {
  categories?: readonly Category[]
  /** Sub-categories and departments, in the words of addresses. */
  types?: readonly string[]
  search?: SearchQuery
  flag?: ListFlag
  sizes?: readonly string[]
  colors?: readonly string[]
  minPrice?: Fils
  maxPrice?: Fils
  inStock?: boolean
  ids?: readonly string[]
}

export interface ListedProduct extends PricingFields, ShownFields, SearchableProduct {
  id: string
}

const oneOf = <T>(wanted: readonly T[] | undefined, has: (one: T) => boolean): boolean =>
  !wanted?.length || wanted.some(has)

/** Names of colours are compared as shoppers type them. */
export const colourKey = foldText

const colourFits = ({ colorName }: Variant, { colors }: ListingFilter): boolean =>
  oneOf(colors, (color) => colourKey(colorName) === colourKey(color))

/** Sizes of a colour that count: all, or those that can be bought. */
const countedSizes = ({ sizes }: Variant, { inStock }: ListingFilter) =>
  inStock ? sizes.filter(({ stocks }) => stocks > 0) : sizes

function variantMatches(variant: Variant, filter: ListingFilter): boolean {
  const counted = countedSizes(variant, filter)
  const sizeFits = oneOf(filter.sizes, (size) => counted.some((entry) => entry.size === size))
  return colourFits(variant, filter) && sizeFits && (!filter.inStock || counted.length > 0)
}

export const matchesCategory = ({ category }: ListedProduct, { categories }: ListingFilter): boolean =>
  oneOf(categories, (one) => category === one)

export const matchesType = (product: ListedProduct, { types }: ListingFilter): boolean =>
  hasProductType(product, types)

/** `price` is a displayed price. A price of AED 39.50 belongs to those up to AED 39, so that bands leave no gap. */
export const matchesPrice = (price: Fils, { minPrice = 0, maxPrice }: ListingFilter): boolean =>
  price >= minPrice &&
  (maxPrice === undefined || (isWholeAed(maxPrice) ? inWholeAed(price) : price) <= maxPrice)

/** Size, colour and stock must meet in one colour. */
export function matchesVariant({ variants }: ListedProduct, filter: ListingFilter): boolean {
  const narrows = Boolean(filter.sizes?.length || filter.colors?.length || filter.inStock)
  return !narrows || variants.some((variant) => variantMatches(variant, filter))
}

/** What is narrowed by nothing that stands beside a list to choose from. */
export const matchesSearchAndFlags = (
  product: ListedProduct,
  { ids, search, flag }: ListingFilter,
): boolean =>
  oneOf(ids, (id) => product.id === id) &&
  (!search || searchRank(product, search) !== null) &&
  (!flag || product[flag])

/** Whether a product is on the narrowed list (LIST-02, LIST-04, LIST-14). */
export const matches = (product: ListedProduct, filter: ListingFilter): boolean =>
  matchesSearchAndFlags(product, filter) &&
  matchesCategory(product, filter) &&
  matchesType(product, filter) &&
  matchesPrice(displayedPrice(product), filter) &&
  matchesVariant(product, filter)

/** The sizes of all colours, each once. */
export const distinctSizes = memoizeByObject(({ variants }: Pick<ListedProduct, 'variants'>) => [
  ...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size))),
])

/** The sizes that would leave a product on the list, each alone. */
export function matchingSizes({ variants }: ListedProduct, filter: ListingFilter): Set<string> {
  const fitting = new Set<string>()
  for (const variant of variants) {
    if (!colourFits(variant, filter)) continue
    for (const { size } of countedSizes(variant, filter)) fitting.add(size)
  }
  return fitting
}

/** The colours that would leave a product on the list, each alone. */
export function matchingColours({ variants }: ListedProduct, filter: ListingFilter): string[] {
  if (!filter.sizes?.length && !filter.inStock) return variants.map(({ colorName }) => colorName)
  const anyColour = { ...filter, colors: [] }
  return variants.filter((variant) => variantMatches(variant, anyColour)).map(({ colorName }) => colorName)
}

/** Sorted copy: by displayed price, ties by price, then list order (D-14). The input is in list order. */
export function sortProducts<T extends PricingFields>(products: readonly T[], sort: Sort): T[] {
  if (sort === 'relevant') return [...products]
  const direction = sort === 'low-high' ? 1 : -1
  return products
    .map((product) => ({ product, displayed: displayedPrice(product) }))
    .sort((a, b) => direction * (a.displayed - b.displayed || a.product.price - b.product.price))
    .map(({ product }) => product)
}
