import { type Fils, formatAmount, subtractPercent } from '@little-dunes/domain/money'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { leadingPercent } from '#catalogue/import/values/leading-percent'
import { plainNumber } from '#catalogue/import/values/plain-number'
import { readPercent, readPrice } from '#catalogue/import/values/product-price'
import { saleMoment } from '#catalogue/import/values/sale-moment'

/** A reduction in the words of the file. An amount takes precedence over a percent, as in PrestaShop. */
export interface Reduction {
  amount: string
  percent: string
  from: string
  until: string
}

type Cells = ExportRow['cells']

/** A reduction without dates changes the price, one with dates is a sale of the product. Null without a reduction. */
export function reducedCells(price: string, reduction: Reduction): Cells | null {
  const regular = readPrice(price)
  const paid = typeof regular === 'number' ? paidAfter(regular, reduction) : null
  if (typeof regular !== 'number' || paid === null || paid <= 0 || paid >= regular) return null
  const { from, until } = reduction
  if (from === '' && until === '') return { price: formatAmount(paid), compareAtPrice: price }
  const percent = leadingPercent([{ compareAt: regular, selling: paid }])
  return {
    saleDiscount: String(percent ?? ''),
    saleStartsAt: saleMoment(from, '00:00:00'),
    saleEndsAt: saleMoment(until, '23:59:59'),
  }
}

function paidAfter(regular: Fils, { amount, percent }: Reduction): Fils | null {
  const off = readPrice(amount)
  if (typeof off === 'number') return regular - off
  const part = readPercent(plainNumber(percent.replace(/(?<!\s)\s*[%٪]$/, '')))
  return part ? subtractPercent(regular, part) : null
}
