import type { FigureTable } from '@little-dunes/domain/contract/analytics/figure-calls'
import type { FigureStep } from '@little-dunes/domain/figure-spans'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'

const steps: Record<FigureStep, string> = {
  last_7_days: '7 days',
  day: '28 days',
  week: '12 weeks',
  month: 'Year',
}

const salesTitles: Record<FigureStep, string> = {
  last_7_days: 'Sales by day',
  day: 'Sales by day',
  week: 'Sales by week',
  month: 'Sales by month',
}

const before: Record<FigureStep, string> = {
  last_7_days: 'the 7 days before',
  day: 'the 28 days before',
  week: 'the 12 weeks before',
  month: 'the year before',
}

const tables: Record<FigureTable, string> = {
  sales: 'Sales',
  emirates: 'Emirates',
  payments: 'Paid with',
  returns: 'Why pieces came back',
  codes: 'Codes',
  items: 'Best sellers',
  sizes: 'Sizes that run out',
  searches: 'Searches that found nothing',
}

const payments: Record<PaymentMethod, string> = { cod: 'Cash', stripe: 'Card', credit: 'Store credit' }

export const figuresMessages = {
  taxReturn: 'VAT return',
  steps,
  salesTitles,
  before,
  tables,
  payments,
  title: 'Figures',
  stepsLabel: 'Counted by',
  until: 'Up to',
  to: (from: string, until: string) => `${from} to ${until}`,
  csv: 'CSV',
  csvOf: (table: string) => `CSV: ${table}`,
  sales: 'Sales',
  orders: 'Orders',
  average: 'Average order',
  pieces: 'Pieces',
  refunded: 'Refunded',
  vat: 'VAT inside',
  comparedWith: (change: string, before: string) => `${change} on ${before}`,
  returned: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  beforeRefunds: 'before refunds',
  thisTime: 'This time',
  today: 'Today',
  earlier: 'Before',
  chart: (amount: string, title: string, before: string) => `${title}: ${amount} in all, ${before} before.`,
  bar: (span: string, amount: string, before: string) => `${span}: ${amount}, before ${before}`,
  asTable: 'The figures as a table',
  note: 'Sales count on the day of the order, refunds on the day they were made.',
  span: { last_7_days: 'Day', day: 'Day', week: 'Week', month: 'Month' } satisfies Record<FigureStep, string>,
  emirate: 'Emirate',
  payment: 'Payment',
  share: 'Share',
  amount: 'Amount',
  change: 'Change',
  code: 'Code',
  takenOff: 'Taken off',
  product: 'Product',
  size: 'Size',
  sold: (count: number) => `${count} sold`,
  soldOut: 'Sold out',
  left: (count: number) => `${count} left`,
  lasts: (days: number) => (days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`),
  last28: 'last 28 days',
  words: 'Words',
  times: 'Times',
  nothingSold: 'Nothing was sold in this time.',
  reason: 'Reason',
  returnedOf: (returned: number, sold: number, percent: number) => `${returned} of ${sold}, ${percent}%`,
  noReturns: 'Nothing that was asked for in this time has been sent back.',
  noCodes: 'No code was used in this time.',
  noSizes: 'No size runs out within 28 days.',
  explainWords: 'Say what these words stand for',
  noSearches: 'Every search has found something.',
}
