import { LIST_FLAGS, type ListFlag } from '#catalogue/curated-lists'
import { DEPARTMENTS, type Department, getProductTypes } from '#catalogue/departments'
import { CATEGORIES, type Category, type Product } from '#catalogue/product'
import { memoizeByObject } from '#memoize-by-object'

/** Groups that divide the products. A list is empty if one of its groups would hold (nearly) all products. */
export interface Assortment {
  audiences: Category[]
  departments: Department[]
  /** Curated lists with products. */
  flags: ListFlag[]
  /** Largest discount in whole percent, 0 without any. Ignores the flash price of one unit in the cart. */
  maxOff: number
}

/** Number of products by audience and department. `flags` has those with products. */
export interface AssortmentCounts {
  audiences: ReadonlyMap<Category, number>
  departments: ReadonlyMap<Department, number>
  flags: readonly ListFlag[]
  /** In percent. */
  largestDiscount: number
}

/** One product in this many must be outside `rest`: two toys for boys among 500 groceries are too few. */
const ONE_IN = 10

/** `rest` also counts unclassified products. */
function parts<Part extends string>(
  all: readonly Part[],
  counts: ReadonlyMap<Part, number>,
  rest: Part,
): Part[] {
  const of = (part: Part) => counts.get(part) ?? 0
  const there = all.filter((part) => of(part) > 0)
  const total = there.reduce((sum, part) => sum + of(part), 0)
  return there.length > 1 && (total - of(rest)) * ONE_IN >= total ? there : []
}

export const toAssortment = ({
  audiences,
  departments,
  flags,
  largestDiscount,
}: AssortmentCounts): Assortment => ({
  audiences: parts(CATEGORIES, audiences, 'Unisex'),
  departments: parts(DEPARTMENTS, departments, 'Clothing'),
  flags: LIST_FLAGS.filter((flag) => flags.includes(flag)),
  maxOff: Math.floor(largestDiscount),
})

const countsBy = <Part>(products: readonly Product[], getPart: (product: Product) => Part) =>
  new Map([...Map.groupBy(products, getPart)].map(([part, of]) => [part, of.length]))

export const getAssortment = memoizeByObject(
  (products: readonly Product[]): Assortment =>
    toAssortment({
      audiences: countsBy(products, ({ category }) => category),
      departments: countsBy(products, (product) => getProductTypes(product).department),
      flags: LIST_FLAGS.filter((flag) => products.some((product) => product[flag])),
      largestDiscount: products.reduce((largest, { discount }) => Math.max(largest, discount), 0),
    }),
)
