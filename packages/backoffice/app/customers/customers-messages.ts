import type { CustomerView } from '@little-dunes/domain/contract/staff/choices'

const views: Record<CustomerView, string> = {
  all: 'All',
  returning: 'Returning',
  refused: 'Refused delivery',
  arabic: 'Arabic',
  to_erase: 'Erasure requests',
}

const empty: Record<CustomerView, string> = {
  all: 'No customers yet. They appear here once they sign up or order.',
  returning: 'No returning customers yet.',
  refused: 'No refused deliveries.',
  arabic: 'No customers use the shop in Arabic yet.',
  to_erase: 'No erasure requests.',
}

export const customersMessages = {
  views,
  empty,
  title: 'Customers',
  openRow: 'Selected customer',
  viewsLabel: 'Views',
  searchLabel: 'Search customers',
  searchHint: 'Name, phone, email',
  nothingFound: (words: string) => `No results for “${words}”.`,
  noMatch: 'No customers match these filters.',
  filters: { ordered: 'With orders', notOrdered: 'Without orders', guest: 'Guests', news: 'Subscribers' },
  without: (filter: string) => `Remove filter: ${filter}`,
  export: 'Export',
  exportHint: 'CSV with the current filters, up to 10,000 customers',
  exported: (count: number) => (count === 1 ? '1 customer exported.' : `${count} customers exported.`),
  exportedPart: (count: number) =>
    `Exported the newest ${count} customers. Filter the list to export others.`,
  lookInAll: 'Search all customers',
  guest: 'Guest',
  name: 'Name',
  phone: 'Phone',
  emirate: 'Emirate',
  orders: 'Orders',
  spent: 'Spent',
  lastOrder: 'Last order',
  since: 'Account since',
  never: 'None',
  onThisPage: (count: number) =>
    count === 1 ? '1 customer on this page' : `${count} customers on this page`,
  orderCount: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
}
