import { type OrderQuery, ordersAddress } from '#orders/order-query'
import { ordersMessages as texts } from '#orders/orders-messages'
import { PlacedFilter } from '#orders/placed-filter.tsx'
import { type AddressValues, useComingQuery } from '#ui/list/address/list-address'
import { emirateChoice } from '#ui/list/filters/emirate-choice'
import { ListFilters, type WordFilter } from '#ui/list/filters/list-filters.tsx'

/** Filters in words, each a value of the address. */
const FILTERS: readonly WordFilter[] = [
  { name: 'express', value: 'yes', text: texts.onlyExpress },
  { name: 'payment', value: 'cod', text: texts.onlyCash },
  { name: 'payment', value: 'stripe', text: texts.onlyCard },
]

const EMIRATES = emirateChoice(texts.emirate)

export function OrderFilters({ shown }: { shown: OrderQuery }) {
  const query = useComingQuery(ordersAddress, shown)
  const getAddress = (change: AddressValues) => ordersAddress.changed(query, change)
  return (
    <ListFilters
      label={texts.searchLabel}
      hint={texts.searchHint}
      filters={FILTERS}
      choices={[EMIRATES]}
      without={texts.without}
      query={query}
      getAddress={getAddress}
    >
      <PlacedFilter query={query} getAddress={getAddress} />
    </ListFilters>
  )
}
