import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { PRODUCT_MARKS, STOCK_FILTERS } from '@little-dunes/domain/contract/staff/choices'
import { type ProductQuery, withQuery } from '#products/product-query'
import { productsMessages as texts } from '#products/products-messages'
import type { ChoiceFilter } from '#ui/list/choice-chip.tsx'
import { ListFilters, type WordFilter } from '#ui/list/list-filters.tsx'

/** Filters in words, each a value of the address. */
const FILTERS: readonly WordFilter[] = [
  ...STOCK_FILTERS.map((value) => ({ name: 'stock', value, text: texts.stockFilters[value] })),
  ...PRODUCT_MARKS.map((value) => ({ name: 'mark', value, text: texts.marks[value] })),
]

const FOR_WHOM: ChoiceFilter = {
  name: 'category',
  label: texts.forWhom,
  options: CATEGORIES.map((value) => ({ value, text: texts.categories[value] })),
}

/** Search and filters of the list. */
export const ProductFilters = ({ query }: { query: ProductQuery }) => (
  <ListFilters
    label={texts.searchLabel}
    hint={texts.searchHint}
    filters={FILTERS}
    choices={[FOR_WHOM]}
    without={texts.without}
    query={query}
    addressOf={(change) => withQuery({ ...query, older: undefined, newer: undefined, ...change })}
  />
)
