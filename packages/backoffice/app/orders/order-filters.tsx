import { type OrderQuery, withQuery } from '#orders/order-query'
import { ordersMessages } from '#orders/orders-messages'
import { textsOf } from '#platform/messages'
import { Filter, ListFilters } from '#ui/list-filters.tsx'

const texts = textsOf(ordersMessages)

/** Filters in words, each a value of the address. */
const FILTERS = [
  { name: 'express', value: 'yes', text: texts.onlyExpress },
  { name: 'payment', value: 'cod', text: texts.onlyCash },
  { name: 'payment', value: 'stripe', text: texts.onlyCard },
] as const

/** Search and filters of the list. */
export function OrderFilters({ query }: { query: OrderQuery }) {
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
