import type { ExportHeader } from '#catalogue/import/read/export-columns'
import { isCalled, normal } from '#catalogue/import/read/plain/guessed-columns'
import { todaysHeading } from '#catalogue/import/read/preserved-fields'

/** Additional columns of files from other systems, by the systems' own names. */
const WORDS = {
  /** A product is sold without counting. */
  infinite: 'is infinite, infinite, unlimited, unlimited quantity, unlimited stock, كمية غير محدودة',
  counted: 'manage stock, managing stock, track inventory, inventory tracking, track quantity, subtract',
  /** Magento: the column above does not count. */
  configured: 'use config manage stock',
  currency: 'currency, currency code, price currency, العملة',
  /** Squarespace and WooCommerce: the reduced price counts. */
  onSale: 'on sale',
  saleFrom: `date on sale from, sale price dates from, date sale price starts, special price from date, special from date,
    sale start date, sale from date, sale starts, تاريخ بداية التخفيض`,
  saleUntil: `date on sale to, sale price dates to, date sale price ends, special price to date, special to date,
    sale end date, sale to date, sale ends, تاريخ نهاية التخفيض`,
  /** PrestaShop: the reduction of the price in another column. */
  amount: 'discount amount, reduction amount, reduction price, قيمة الخصم, مبلغ الخصم',
  percent: 'discount percent, discount percentage, reduction percent, نسبة الخصم, نسبة التخفيض',
  from: 'discount from, reduction from',
  until: 'discount to, reduction to',
} as const

export type PlainColumn = keyof typeof WORDS | 'sale'

const NAMES = Object.entries(WORDS).map(
  ([column, words]) => [column as PlainColumn, new Set(words.split(/,\s+/).map(normal))] as const,
)

export function plainColumns({ others }: ExportHeader): ReadonlyMap<PlainColumn, string> {
  const headings = [...others.keys()]
  const columns = NAMES.map(
    ([column, names]) => [column, headings.find((one) => names.has(normal(one)))] as const,
  )
  const sale = ['sale' as const, headings.find((one) => isCalled('sale', one))] as const
  return new Map(
    [...columns, sale].flatMap(([column, heading]) =>
      heading === undefined ? [] : [[column, todaysHeading(heading)] as const],
    ),
  )
}
