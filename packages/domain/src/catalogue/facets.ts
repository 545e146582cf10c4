import { DEPARTMENTS, type Department, getProductTypes } from '#catalogue/departments'
import {
  colourKey,
  distinctSizes,
  type ListedProduct,
  type ListingFilter,
  matchesCategory,
  matchesPrice,
  matchesSearchAndFlags,
  matchesType,
  matchesVariant,
  matchingColours,
  matchingSizes,
} from '#catalogue/listing'
import { type PriceBand, priceBands } from '#catalogue/price-bands'
import { displayedPrice } from '#catalogue/pricing'
import { CATEGORIES, type Category } from '#catalogue/product'
import { compareSizes } from '#catalogue/sizes'
import { comesInColours } from '#catalogue/translations/without-options'
import { memoizeByObject } from '#memoize-by-object'
import type { Fils } from '#money'

/**
 * Filters that can still narrow a list. Each count is the number of products with this value alone in its group and all
 * other groups unchanged. A choice never hides its alternatives.
 */
export interface Facets {
  categories: Record<Category, number>
  departments: Record<Department, number>
  /** Sub-categories of the whole list, in alphabetical order, independent of the filters. */
  types: TypeFacet[]
  /** Values before the filters for size, colour, stock and price. Colours are in alphabetical order. */
  sizes: string[]
  colors: string[]
  sizeCounts: number[]
  colorCounts: number[]
  inStock: number
  prices: PriceBandFacet[]
}

export interface TypeFacet {
  /** Part of an address. */
  slug: string
  name: string
  department: Department
  count: number
}

export interface PriceBandFacet extends PriceBand {
  count: number
}

type Tally = Map<string, number>

const countEach = (tally: Tally, values: Iterable<string>): void => {
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1)
}

/** Spellings of a colour that differ only in case are one colour, with the name that occurs first. */
function colourNames() {
  const keys = new Map<string, string>()
  const names = new Map<string, string>()
  function toKey(name: string): string {
    const known = keys.get(name)
    if (known !== undefined) return known
    const key = colourKey(name)
    keys.set(name, key)
    if (!names.has(key)) names.set(key, name)
    return key
  }
  return { toKey, names }
}

/** Spellings of a sub-category with the same slug are one, with the name that occurs first. */
function countType(
  types: Map<string, TypeFacet>,
  departments: Tally,
  product: ListedProduct,
  fits: boolean,
): void {
  const { slug, department } = getProductTypes(product)
  const type = types.get(slug) ?? { slug, name: product.subCategory, department, count: 0 }
  if (product.subCategory) types.set(slug, type)
  if (!fits) return
  type.count += 1
  countEach(departments, [department])
}

/** A single pass, since lists are counted at every choice and for every letter of a search. */
function countAll(products: readonly ListedProduct[], filter: ListingFilter) {
  const isAnySize = !filter.colors?.length && !filter.inStock
  const inStockFilter = { ...filter, inStock: true }
  const { toKey, names } = colourNames()
  const categories: Tally = new Map()
  const departments: Tally = new Map()
  const types = new Map<string, TypeFacet>()
  const sizes: Tally = new Map()
  const colours: Tally = new Map()
  const offeredSizes = new Set<string>()
  const offeredColours = new Set<string>()
  const fittingPrices: Fils[] = []
  let inStock = 0
  for (const product of products) {
    if (!matchesSearchAndFlags(product, filter)) continue
    const price = displayedPrice(product)
    const affordable = matchesPrice(price, filter)
    const asChosen = matchesVariant(product, filter)
    const ofKind = matchesType(product, filter)
    if (affordable && asChosen && ofKind) countEach(categories, [product.category])
    if (!matchesCategory(product, filter)) continue
    countType(types, departments, product, affordable && asChosen)
    if (!ofKind) continue
    if (asChosen) fittingPrices.push(price)
    const isColoured = comesInColours(product)
    if (isColoured) for (const { colorName } of product.variants) offeredColours.add(toKey(colorName))
    const productSizes = distinctSizes(product)
    for (const size of productSizes) offeredSizes.add(size)
    if (!affordable) continue
    countEach(sizes, isAnySize ? productSizes : matchingSizes(product, filter))
    if (isColoured) countEach(colours, new Set(matchingColours(product, filter).map(toKey)))
    if (matchesVariant(product, inStockFilter)) inStock += 1
  }
  const named = [...offeredColours].map((key) => ({ key, name: names.get(key) ?? key }))
  return {
    categories,
    departments,
    types,
    sizes,
    colours,
    offeredSizes,
    named,
    fittingPrices,
    inStock,
  }
}

const countBand = (band: PriceBand, prices: readonly Fils[]): PriceBandFacet => ({
  ...band,
  count: prices.filter((price) => price >= band.from && price <= (band.to ?? price)).length,
})

const shopBands = memoizeByObject((products: readonly ListedProduct[]) =>
  priceBands(products.map(displayedPrice)),
)

/** Counts the remaining filters. `answers` are search results in list order, to avoid a second search. */
export function countFacets(
  products: readonly ListedProduct[],
  filter: ListingFilter,
  answers: readonly ListedProduct[] = products,
): Facets {
  const counted = countAll(answers, filter)
  const sizes = [...counted.offeredSizes].sort(compareSizes)
  const colours = counted.named.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return {
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, counted.categories.get(category) ?? 0]),
    ) as Facets['categories'],
    departments: Object.fromEntries(
      DEPARTMENTS.map((department) => [department, counted.departments.get(department) ?? 0]),
    ) as Facets['departments'],
    types: [...counted.types.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
    sizes,
    colors: colours.map(({ name }) => name),
    sizeCounts: sizes.map((size) => counted.sizes.get(size) ?? 0),
    colorCounts: colours.map(({ key }) => counted.colours.get(key) ?? 0),
    inStock: counted.inStock,
    prices: shopBands(products).map((band) => countBand(band, counted.fittingPrices)),
  }
}
