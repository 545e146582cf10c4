import type { Figures, FigureTable, SalesFigures } from '@little-dunes/domain/contract/staff/figure-calls'
import { csvLine } from '@little-dunes/domain/csv'
import { figuresOf } from '#backoffice/figures/see-figures'
import type { Operation } from '#http/perform-call'

const aed = (fils: number): string => (fils / 100).toFixed(2)

const SALES_HEAD = ['orders', 'pieces', 'amount', 'vat', 'refunds', 'refunded', 'returned pieces']

const salesCells = ({ orders, pieces, amount, vat, refunds, refunded, returned }: SalesFigures): string[] => [
  String(orders),
  String(pieces),
  aed(amount),
  aed(vat),
  String(refunds),
  aed(refunded),
  String(returned),
]

/** Head and lines of each table. */
const TABLES: Record<FigureTable, (figures: Figures) => string[][]> = {
  sales: ({ spans }) => [
    ['from', 'until', ...SALES_HEAD, ...SALES_HEAD.map((name) => `${name} before`)],
    ...spans.map(({ from, until, sales, before }) => [
      from,
      until,
      ...salesCells(sales),
      ...salesCells(before),
    ]),
  ],
  emirates: ({ emirates }) => [
    ['emirate', 'orders', 'amount', 'amount before'],
    ...emirates.map(({ region, orders, amount, before }) => [
      region,
      String(orders),
      aed(amount),
      aed(before),
    ]),
  ],
  payments: ({ payments }) => [
    ['payment', 'orders', 'amount', 'amount before'],
    ...payments.map(({ paymentMethod, orders, amount, before }) => [
      paymentMethod,
      String(orders),
      aed(amount),
      aed(before),
    ]),
  ],
  codes: ({ codes }) => [
    ['code', 'orders', 'taken off'],
    ...codes.map(({ code, orders, coupon }) => [code, String(orders), aed(coupon)]),
  ],
  items: ({ items }) => [
    ['product', 'pieces', 'amount'],
    ...items.map(({ name, pieces, amount }) => [name, String(pieces), aed(amount)]),
  ],
  sizes: ({ sizes }) => [
    ['product', 'colour', 'size', 'left', 'sold in 28 days', 'lasts days'],
    ...sizes.map(({ name, colour, size, left, sold, days }) => [
      name,
      colour,
      size,
      String(left),
      String(sold),
      String(days),
    ]),
  ],
  searches: ({ searches }) => [
    ['words', 'times'],
    ...searches.map(({ words, count }) => [words, String(count)]),
  ],
}

export const exportFigures: Operation<'GET /api/staff/figures/file'> = async (shop, _member, input) => {
  const { table, ...range } = input
  const figures = await figuresOf(shop, range)
  const csv = TABLES[table](figures)
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')
  return { success: true, name: `${table}-${figures.until}.csv`, csv }
}
