import { LIST_FLAGS, type ListFlag } from '#catalogue/curated-lists'
import { DEPARTMENTS, type Department, productTypesOf } from '#catalogue/departments'
import { CATEGORIES, type Category, type Product } from '#catalogue/product'
import { memoizeByObject } from '#memoize-by-object'

/** The ways into a shop that tell its goods apart; none where all, or nearly all, would be behind one of them. */
export interface Assortment {
  audiences: Category[]
  departments: Department[]
  /** The curated lists that have products. */
  flags: ListFlag[]
  /** Whole percent that the most reduced product is cheaper by; 0 where none is. What a flash sale takes off one unit of a cart does not count. */
  mostOff: number
}

/** How many products there are of what; flags as far as a product has them. */
export interface AssortmentCounts {
  audiences: ReadonlyMap<Category, number>
  departments: ReadonlyMap<Department, number>
  flags: readonly ListFlag[]
  /** The largest discount in percent, as products have it. */
  largestDiscount: number
}

/** One product in so many has to be told apart: two toys for boys among 500 groceries make no 'Boys' of the shop. */
const ONE_IN = 10

/** `rest` is also what everything counts as that nothing is known of. */
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
  mostOff: Math.floor(largestDiscount),
})

const countsBy = <Part>(products: readonly Product[], partOf: (product: Product) => Part) =>
  new Map([...Map.groupBy(products, partOf)].map(([part, of]) => [part, of.length]))

export const assortmentOf = memoizeByObject(
  (products: readonly Product[]): Assortment =>
    toAssortment({
      audiences: countsBy(products, ({ category }) => category),
      departments: countsBy(products, (product) => productTypesOf(product).department),
      flags: LIST_FLAGS.filter((flag) => products.some((product) => product[flag])),
      largestDiscount: products.reduce((most, { discount }) => Math.max(most, discount), 0),
    }),
)
