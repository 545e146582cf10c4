import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { STOCK_FILTERS } from '@little-dunes/domain/contract/staff/product-fields'
import { textsOf } from '#platform/messages'
import { type ProductQuery, withQuery } from '#products/product-query'
import { productsMessages } from '#products/products-messages'
import { Filter, ListFilters } from '#ui/list-filters.tsx'

const texts = textsOf(productsMessages)

/** Filters in words, each a value of the address. */
const FILTERS = [
  ...STOCK_FILTERS.map((value) => ({ name: 'stock', value, text: texts.stockFilters[value] }) as const),
  ...CATEGORIES.map((value) => ({ name: 'category', value, text: texts.categories[value] }) as const),
]

/** Search and filters of the list. */
export function ProductFilters({ query }: { query: ProductQuery }) {
  const fresh = { ...query, older: undefined, newer: undefined }
  return (
    <ListFilters
      label={texts.searchLabel}
      hint={texts.searchHint}
      q={query.q}
      addressOf={(q) => withQuery({ ...fresh, q })}
    >
      {FILTERS.map(({ name, value, text }) => {
        const isSet = query[name] === value
        return (
          <Filter
            key={text}
            text={text}
            without={texts.without(text)}
            isSet={isSet}
            to={withQuery({ ...fresh, [name]: isSet ? undefined : value })}
          />
        )
      })}
    </ListFilters>
  )
}
