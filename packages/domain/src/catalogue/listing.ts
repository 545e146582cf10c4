import type { ListFlag } from '#catalogue/curated-lists'
import { hasProductType } from '#catalogue/departments'
import type { ShownFields } from '#catalogue/fields/product-fields'
import { displayedPrice } from '#catalogue/pricing'
import type { Category, PricingFields, Variant } from '#catalogue/product'
import { type SearchableProduct, type SearchQuery, searchRank } from '#catalogue/search'
import { foldText } from '#catalogue/search-text'
import { memoizeByObject } from '#memoize-by-object'
import { type Fils, inWholeAed, isWholeAed } from '#money'

/** Sort orders of the products page (LIST-05 to LIST-07). The first is the default. */
export const SORTS = ['relevant', 'low-high', 'high-low'] as const
export type Sort = (typeof SORTS)[number]

/** Filters of a list (D-12). Empty or absent filters do not narrow it. Prices are displayed prices in fils. */
export interface ListingFilter {
  categories?: readonly Category[]
  /** Slugs of sub-categories and departments. */
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

const matchesAny = <T>(selected: readonly T[] | undefined, has: (one: T) => boolean): boolean =>
  !selected?.length || selected.some(has)

/** Compares colour names as customers type them. */
export const colourKey = foldText

const colourFits = ({ colorName }: Variant, { colors }: ListingFilter): boolean =>
  matchesAny(colors, (color) => colourKey(colorName) === colourKey(color))

/** All sizes of a colour, or only those in stock. */
const countedSizes = ({ sizes }: Variant, { inStock }: ListingFilter) =>
  inStock ? sizes.filter(({ stocks }) => stocks > 0) : sizes

function variantMatches(variant: Variant, filter: ListingFilter): boolean {
  const counted = countedSizes(variant, filter)
  const sizeFits = matchesAny(filter.sizes, (size) => counted.some((entry) => entry.size === size))
  return colourFits(variant, filter) && sizeFits && (!filter.inStock || counted.length > 0)
}

export const matchesCategory = ({ category }: ListedProduct, { categories }: ListingFilter): boolean =>
  matchesAny(categories, (one) => category === one)

export const matchesType = (product: ListedProduct, { types }: ListingFilter): boolean =>
  hasProductType(product, types)

/** `price` is a displayed price. AED 39.50 matches a maximum of AED 39, so that bands leave no gap. */
export const matchesPrice = (price: Fils, { minPrice = 0, maxPrice }: ListingFilter): boolean =>
  price >= minPrice &&
  (maxPrice === undefined || (isWholeAed(maxPrice) ? inWholeAed(price) : price) <= maxPrice)

/** One colour must match size, colour and stock together. */
export function matchesVariant({ variants }: ListedProduct, filter: ListingFilter): boolean {
  const narrows = Boolean(filter.sizes?.length || filter.colors?.length || filter.inStock)
  return !narrows || variants.some((variant) => variantMatches(variant, filter))
}

/** Matches the filters that have no choices next to the list. */
export const matchesSearchAndFlags = (
  product: ListedProduct,
  { ids, search, flag }: ListingFilter,
): boolean =>
  matchesAny(ids, (id) => product.id === id) &&
  (!search || searchRank(product, search) !== null) &&
  (!flag || product[flag])

/** LIST-02, LIST-04, LIST-14. */
export const matches = (product: ListedProduct, filter: ListingFilter): boolean =>
  matchesSearchAndFlags(product, filter) &&
  matchesCategory(product, filter) &&
  matchesType(product, filter) &&
  matchesPrice(displayedPrice(product), filter) &&
  matchesVariant(product, filter)

export const distinctSizes = memoizeByObject(({ variants }: Pick<ListedProduct, 'variants'>) => [
  ...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size))),
])

/** Sizes that would each keep the product on the list. */
export function matchingSizes({ variants }: ListedProduct, filter: ListingFilter): Set<string> {
  const fitting = new Set<string>()
  for (const variant of variants) {
    if (!colourFits(variant, filter)) continue
    for (const { size } of countedSizes(variant, filter)) fitting.add(size)
  }
  return fitting
}

/** Colours that would each keep the product on the list. */
export function matchingColours({ variants }: ListedProduct, filter: ListingFilter): string[] {
  if (!filter.sizes?.length && !filter.inStock) return variants.map(({ colorName }) => colorName)
  const anyColour = { ...filter, colors: [] }
  return variants.filter((variant) => variantMatches(variant, anyColour)).map(({ colorName }) => colorName)
}

/** Sorted copy: by displayed price, then price, then list order (D-14). The input must be in list order. */
export function sortProducts<T extends PricingFields>(products: readonly T[], sort: Sort): T[] {
  if (sort === 'relevant') return [...products]
  const direction = sort === 'low-high' ? 1 : -1
  return products
    .map((product) => ({ product, displayed: displayedPrice(product) }))
    .sort((a, b) => direction * (a.displayed - b.displayed || a.product.price - b.product.price))
    .map(({ product }) => product)
}
