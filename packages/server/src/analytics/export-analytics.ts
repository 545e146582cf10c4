import type {
  AnalyticsTable,
  Figures,
  SalesAnalytics,
} from '@little-dunes/domain/contract/analytics/analytics-calls'
import { csvLine } from '@little-dunes/domain/csv'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import { fileMessages, toHeadings } from '@little-dunes/domain/messages/file-messages'
import { loadAnalytics } from '#analytics/see-analytics'
import type { Operation } from '#http/perform-call'

const aed = (fils: number): string => (fils / 100).toFixed(2)

function salesHead(language: Language): string[] {
  const { spans, sales, before } = fileMessages(language)
  const figures = toHeadings(sales)
  return [...toHeadings(spans), ...figures, ...figures.map(before)]
}

const salesCells = ({
  orders,
  units,
  amount,
  vat,
  refunds,
  refunded,
  returned,
}: SalesAnalytics): string[] => [
  String(orders),
  String(units),
  aed(amount),
  aed(vat),
  String(refunds),
  aed(refunded),
  String(returned),
]

const TABLES: Record<AnalyticsTable, (figures: Figures, language: Language) => string[][]> = {
  sales: ({ spans }, language) => [
    salesHead(language),
    ...spans.map(({ from, until, sales, before }) => [
      from,
      until,
      ...salesCells(sales),
      ...salesCells(before),
    ]),
  ],
  emirates: ({ emirates }, language) => [
    toHeadings(fileMessages(language).emirates),
    ...emirates.map(({ region, orders, amount, before }) => [
      emirateName(region, language),
      String(orders),
      aed(amount),
      aed(before),
    ]),
  ],
  payments: ({ payments }, language) => [
    toHeadings(fileMessages(language).payments),
    ...payments.map(({ paymentMethod, orders, amount, before }) => [
      fileMessages(language).words.payments[paymentMethod],
      String(orders),
      aed(amount),
      aed(before),
    ]),
  ],
  returns: ({ returns }, language) => [
    toHeadings(fileMessages(language).returns),
    ...returns.map(({ reason, units }) => [
      fileMessages(language).words.returnReasons[reason],
      String(units),
    ]),
  ],
  codes: ({ codes }, language) => [
    toHeadings(fileMessages(language).codes),
    ...codes.map(({ code, orders, coupon }) => [code, String(orders), aed(coupon)]),
  ],
  items: ({ items }, language) => [
    toHeadings(fileMessages(language).items),
    ...items.map(({ name, units, amount }) => [name, String(units), aed(amount)]),
  ],
  sizes: ({ sizes }, language) => [
    toHeadings(fileMessages(language).sizes),
    ...sizes.map(({ name, colour, size, left, sold, days }) => [
      name,
      colour,
      size,
      String(left),
      String(sold),
      String(days),
    ]),
  ],
  searches: ({ searches }, language) => [
    toHeadings(fileMessages(language).searches),
    ...searches.map(({ words, count }) => [words, String(count)]),
  ],
}

export const exportAnalytics: Operation<'GET /api/staff/analytics/file'> = async (
  shop,
  _member,
  input,
  { language },
) => {
  const { table, ...range } = input
  const figures = await loadAnalytics(shop, range)
  const csv = TABLES[table](figures, language)
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')
  return { name: `${table}-${figures.until}.csv`, csv }
}
