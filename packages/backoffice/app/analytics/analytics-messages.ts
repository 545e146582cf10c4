import type { AnalyticsStep } from '@little-dunes/domain/analytics-spans'
import type { AnalyticsTable } from '@little-dunes/domain/contract/analytics/analytics-calls'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'

const steps: Record<AnalyticsStep, string> = {
  last_7_days: '7 days',
  day: '28 days',
  week: '12 weeks',
  month: 'Year',
}

const salesTitles: Record<AnalyticsStep, string> = {
  last_7_days: 'Sales by day',
  day: 'Sales by day',
  week: 'Sales by week',
  month: 'Sales by month',
}

const before: Record<AnalyticsStep, string> = {
  last_7_days: 'previous 7 days',
  day: 'previous 28 days',
  week: 'previous 12 weeks',
  month: 'previous year',
}

const tables: Record<AnalyticsTable, string> = {
  sales: 'Sales',
  emirates: 'Emirates',
  payments: 'Payment methods',
  returns: 'Return reasons',
  codes: 'Discount codes',
  items: 'Best sellers',
  sizes: 'Low stock forecast',
  searches: 'Searches without results',
}

const payments: Record<PaymentMethod, string> = { cod: 'Cash', stripe: 'Card', credit: 'Store credit' }

export const analyticsMessages = {
  taxReturn: 'VAT return',
  steps,
  salesTitles,
  before,
  tables,
  payments,
  title: 'Analytics',
  stepsLabel: 'Period',
  until: 'Until',
  to: (from: string, until: string) => `${from} to ${until}`,
  csv: 'CSV',
  csvLabel: (table: string) => `CSV: ${table}`,
  sales: 'Sales',
  orders: 'Orders',
  average: 'Average order',
  units: 'Items',
  refunded: 'Refunded',
  vat: 'VAT included',
  comparedWith: (change: string, before: string) => `${change} vs ${before}`,
  returned: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  beforeRefunds: 'before refunds',
  thisTime: 'This period',
  today: 'Today',
  earlier: 'Previous',
  chart: (amount: string, title: string, before: string) =>
    `${title}: ${amount} in total, previously ${before}.`,
  bar: (span: string, amount: string, before: string) => `${span}: ${amount}, previously ${before}`,
  asTable: 'Show as table',
  note: 'Sales count on the order date, refunds on the refund date.',
  span: { last_7_days: 'Day', day: 'Day', week: 'Week', month: 'Month' } satisfies Record<
    AnalyticsStep,
    string
  >,
  emirate: 'Emirate',
  payment: 'Payment',
  share: 'Share',
  amount: 'Amount',
  change: 'Change',
  code: 'Code',
  takenOff: 'Discount',
  product: 'Product',
  size: 'Size',
  sold: (count: number) => `${count} sold`,
  soldOut: 'Sold out',
  left: (count: number) => `${count} left`,
  lasts: (days: number) => (days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`),
  last28: 'last 28 days',
  words: 'Search term',
  times: 'Searches',
  nothingSold: 'No sales in this period.',
  reason: 'Reason',
  returnedShare: (returned: number, sold: number, percent: number) => `${returned} of ${sold}, ${percent}%`,
  noReturns: 'No returns from orders in this period.',
  noCodes: 'No discount codes used in this period.',
  noSizes: 'No size will sell out in the next 28 days.',
  explainWords: 'Add a synonym',
  noSearches: 'No searches without results in this period.',
}
