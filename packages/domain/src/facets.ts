import { type Listed, type ListingFilter, matches } from '#listing'
import { CATEGORIES, type Category } from '#product'
import { compareSizes } from '#sizes'

/** What a list can still be narrowed by, beside what it is narrowed by already. */
export interface Facets {
  /** Products that the list would have with this audience alone. */
  categories: Record<Category, number>
  /** Sizes and colours on the list when neither is chosen; sizes in their order, colours by the alphabet. */
  sizes: string[]
  colors: string[]
}

const without = (filter: ListingFilter, ...keys: (keyof ListingFilter)[]): ListingFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(([key]) => !(keys as string[]).includes(key)),
  ) as ListingFilter

/** The choices beside a narrowed list. A choice never hides its own alternatives. */
export function facetsOf(products: readonly Listed[], filter: ListingFilter): Facets {
  const anyAudience = without(filter, 'categories')
  const inAnyAudience = products.filter((product) => matches(product, anyAudience))
  const count = (category: Category) =>
    inAnyAudience.filter((product) => product.category === category).length

  const anyVariant = without(filter, 'sizes', 'colors', 'inStock', 'minPrice', 'maxPrice')
  const variants = products
    .filter((product) => matches(product, anyVariant))
    .flatMap((product) => product.variants)
  const sizes = new Set(variants.flatMap((variant) => variant.sizes.map(({ size }) => size)))
  const colors = new Set(variants.map(({ colorName }) => colorName))
  return {
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, count(category)]),
    ) as Facets['categories'],
    sizes: [...sizes].sort(compareSizes),
    colors: [...colors].sort((a, b) => a.localeCompare(b, 'en')),
  }
}
