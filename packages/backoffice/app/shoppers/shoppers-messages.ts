import type { ShopperView } from '@little-dunes/domain/contract/staff/choices'

const views: Record<ShopperView, string> = {
  all: 'All',
  returning: 'Came back',
  refused: 'Refused at the door',
  arabic: 'Arabic',
  to_erase: 'Asked to be erased',
}

const empty: Record<ShopperView, string> = {
  all: 'Nobody has an account yet.',
  returning: 'Nobody has ordered twice yet.',
  refused: 'Nobody has refused a parcel at the door.',
  arabic: 'Nobody has read the shop in Arabic yet.',
  to_erase: 'Nobody waits to be erased.',
}

export const shoppersMessages = {
  views,
  empty,
  title: 'Shoppers',
  openRow: 'The shopper of the open row',
  viewsLabel: 'Views',
  searchLabel: 'Search shoppers',
  searchHint: 'Name, phone, e-mail',
  nothingFound: (words: string) => `No shopper here matches “${words}”.`,
  noMatch: 'No shopper matches these filters.',
  filters: { ordered: 'With orders', notOrdered: 'Without orders', guest: 'Guests', news: 'News by mail' },
  without: (filter: string) => `Without ${filter}`,
  export: 'Export',
  exportHint: 'As a table (CSV), as the list is filtered, up to 10,000 shoppers',
  exported: (count: number) => (count === 1 ? '1 shopper exported.' : `${count} shoppers exported.`),
  exportedPart: (count: number) => `The newest ${count} shoppers are exported; narrow the list for others.`,
  lookInAll: 'Look in all shoppers',
  guest: 'Guest',
  name: 'Name',
  phone: 'Phone',
  emirate: 'Emirate',
  orders: 'Orders',
  spent: 'Spent',
  lastOrder: 'Last order',
  since: 'Account since',
  never: 'None',
  onThisPage: (count: number) => (count === 1 ? '1 shopper on this page' : `${count} shoppers on this page`),
  orderCount: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
}
