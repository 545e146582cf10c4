import {
  audienceFits,
  colourKey,
  coloursThatFit,
  type Listed,
  type ListingFilter,
  priceFits,
  restFits,
  sizesThatFit,
  variantsFit,
} from '#listing'
import { type PriceBand, priceBands } from '#price-bands'
import { displayedPrice } from '#pricing'
import { CATEGORIES, type Category } from '#product'
import { compareSizes } from '#sizes'

/**
 * What a list can still be narrowed by. A number says how many products the list would have with this value alone in
 * its own group, all other groups staying as they are: a choice never hides its own alternatives.
 */
export interface Facets {
  categories: Record<Category, number>
  /** What the list has whatever is chosen of size, colour, stock and price; sizes in their order, colours by the alphabet. */
  sizes: string[]
  colors: string[]
  /** In the order of `sizes` and of `colors`. */
  sizeCounts: number[]
  colorCounts: number[]
  inStock: number
  prices: CountedBand[]
}

export interface CountedBand extends PriceBand {
  count: number
}

type Tally = Map<string, number>

const countEach = (tally: Tally, values: Iterable<string>): void => {
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1)
}

/** Spellings of a colour that differ in nothing but case are one colour, named as it was met first. */
function namesOf(products: readonly Listed[]): [key: string, name: string][] {
  const names = new Map<string, string>()
  for (const { variants } of products) {
    for (const { colorName } of variants) {
      const key = colourKey(colorName)
      if (!names.has(key)) names.set(key, colorName)
    }
  }
  return [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'))
}

const sizesOf = (products: readonly Listed[]): string[] => [
  ...new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ sizes }) => sizes.map(({ size }) => size))),
  ),
]

function countBands(all: readonly Listed[], fitting: readonly Listed[]): CountedBand[] {
  const prices = fitting.map(displayedPrice)
  const within = ({ from, to }: PriceBand) =>
    prices.filter((price) => price >= from && price <= (to ?? price))
  return priceBands(all.map(displayedPrice)).map((band) => ({ ...band, count: within(band).length }))
}

/** The choices beside a narrowed list. */
export function facetsOf(products: readonly Listed[], filter: ListingFilter): Facets {
  const named = products.filter((product) => restFits(product, filter))
  const [categories, sizes, colours]: [Tally, Tally, Tally] = [new Map(), new Map(), new Map()]
  const forAudience = named.filter((product) => audienceFits(product, filter))
  const affordable = forAudience.filter((product) => priceFits(product, filter))
  for (const product of named) {
    if (priceFits(product, filter) && variantsFit(product, filter)) countEach(categories, [product.category])
  }
  for (const product of affordable) {
    countEach(sizes, sizesThatFit(product, filter))
    countEach(colours, coloursThatFit(product, filter))
  }
  const offeredSizes = sizesOf(forAudience).sort(compareSizes)
  const offeredColours = namesOf(forAudience)
  return {
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, categories.get(category) ?? 0]),
    ) as Facets['categories'],
    sizes: offeredSizes,
    colors: offeredColours.map(([, name]) => name),
    sizeCounts: offeredSizes.map((size) => sizes.get(size) ?? 0),
    colorCounts: offeredColours.map(([key]) => colours.get(key) ?? 0),
    inStock: affordable.filter((product) => variantsFit(product, { ...filter, inStock: true })).length,
    prices: countBands(
      products,
      forAudience.filter((product) => variantsFit(product, filter)),
    ),
  }
}
