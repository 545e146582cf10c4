import { PRODUCT_TABS, type ProductTab } from '@little-dunes/domain/contract/staff/choices'
import type { ProductQuery } from '#products/product-query'

type TabFilters = Pick<ProductQuery, 'status' | 'stock' | 'mark'>

export const TAB_FILTERS: Record<ProductTab, TabFilters> = {
  all: {},
  published: { status: 'published' },
  short: { status: 'published', stock: 'short' },
  reduced: { status: 'published', mark: 'reduced' },
  no_arabic: { mark: 'no_arabic' },
  draft: { status: 'draft' },
  scheduled: { status: 'scheduled' },
  archived: { status: 'archived' },
}

const toPairs = (filters: TabFilters) => Object.entries(filters) as [keyof TabFilters, string][]

/** The tab that covers most of an address. */
export const getTab = (query: ProductQuery): ProductTab =>
  PRODUCT_TABS.filter((tab) =>
    toPairs(TAB_FILTERS[tab]).every(([name, value]) => query[name] === value),
  ).reduce(
    (best, tab) => (toPairs(TAB_FILTERS[tab]).length > toPairs(TAB_FILTERS[best]).length ? tab : best),
    'all',
  )

/** Filters in an address beyond those of its tab. */
export function beyondTab(query: ProductQuery): ProductQuery {
  const said = Object.keys(TAB_FILTERS[getTab(query)])
  return Object.fromEntries(Object.entries(query).filter(([name]) => !said.includes(name)))
}
