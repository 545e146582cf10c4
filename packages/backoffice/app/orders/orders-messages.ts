import type { OrderView } from '@little-dunes/domain/contract/staff/choices'
import type { FinancialStatus } from '@little-dunes/domain/contract/staff/order-fields'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'

const statuses: Record<OrderStatus, string> = {
  'Pending Payment': 'Pending payment',
  'Order Placed': 'Order placed',
  Packing: 'Packing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
}

const views: Record<OrderView, string> = {
  all: 'All',
  to_pack: 'To pack',
  to_ship: 'To ship',
  on_the_way: 'On the way',
  cash: 'Cash to collect',
  review: 'To check',
  done: 'Delivered',
  cancelled: 'Cancelled',
  refused: 'Refused',
}

const empty: Record<OrderView, string> = {
  all: 'No orders yet.',
  to_pack: 'Nothing to pack.',
  to_ship: 'Nothing waits for the courier.',
  on_the_way: 'No parcel is on its way.',
  cash: 'No cash is to be collected.',
  review: 'No order has to be checked.',
  done: 'Nothing is delivered yet.',
  cancelled: 'No order was cancelled.',
  refused: 'No parcel was refused at the door in the last 30 days.',
}

const money: Record<FinancialStatus, string> = {
  waiting: 'Waiting',
  cash: 'Cash',
  paid: 'Paid',
  part_refunded: 'Part refunded',
  refunded: 'Refunded',
  unpaid: 'Not paid',
}

/** Why an order of several was left as it is, by the code of the refusal. */
const reasons: Readonly<Record<string, string>> = {
  cannot_move: 'Left as it is: its status does not allow this step.',
  needs_review: 'Left as it is: it has to be checked first.',
  order_not_found: 'Left as it is: there is no such order.',
}

export const ordersMessages = {
  statuses,
  views,
  empty,
  money,
  title: 'Orders',
  byPhone: 'Order by phone',
  viewsLabel: 'Views',
  searchLabel: 'Search orders',
  searchHint: 'Number, name, phone, item',
  nothingFound: (words: string) => `No order here matches “${words}”.`,
  noMatch: 'No order matches these filters.',
  lookInAll: 'Look in all orders',
  express: 'Express',
  onlyExpress: 'Express only',
  onlyCash: 'Cash only',
  onlyCard: 'Card only',
  without: (filter: string) => `Without ${filter}`,
  order: 'Order',
  placed: 'Placed',
  shopper: 'Shopper',
  items: 'Items',
  payment: 'Payment',
  status: 'Status',
  total: 'Total',
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  onThisPage: (count: number, sum: string) => `${count} on this page · ${sum}`,
  select: (number: string) => `Select ${number}`,
  selected: (count: number, sum: string) => `${count} selected · ${sum}`,
  bulkLabel: 'Selected orders',
  print: 'Print',
  pick: 'Pick and scan',
  steps: { Packing: 'Start packing', Shipped: 'Mark shipped', Delivered: 'Mark delivered' },
  moved: (count: number) => (count === 1 ? '1 order updated.' : `${count} orders updated.`),
  outcomeTitle: (moved: number, all: number) => `${moved} of ${all} orders updated`,
  outcome: 'What happened',
  outcomes: { moved: 'Updated', left: 'Left as it is' },
  reasons,
  outcomeSeen: 'Close',
  export: 'Export',
  exportHint: 'As a table (CSV), with addresses and amounts, up to 10,000 orders',
  exported: (count: number) => (count === 1 ? '1 order exported.' : `${count} orders exported.`),
  exportedPart: (count: number) => `The newest ${count} orders are exported; narrow the list for others.`,
  emirate: 'Emirate',
  placedWithin: (days: number) => (days === 1 ? 'Placed today' : `Placed in the last ${days} days`),
  placedBetween: (from: string, until: string) => `Placed ${from} to ${until}`,
  placedFrom: (from: string) => `Placed since ${from}`,
  placedUntil: (until: string) => `Placed until ${until}`,
  chooseDays: 'Other days …',
  chooseDaysTitle: 'When orders were placed',
  from: 'From',
  until: 'Until',
  show: 'Show orders',
  dayNeeded: 'Choose a day.',
  daysInOrder: 'The first day is after the last one.',
  leaveBy: 'Leave by',
  today: 'Today',
}
