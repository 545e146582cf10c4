import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { leadingPercent } from '#catalogue/import/values/leading-percent'
import { readPrice } from '#catalogue/import/values/product-price'
import { isSaleMoment, saleMoment } from '#catalogue/import/values/sale-moment'

/** A variant's price, and its price during a sale, in the words of the file. Missing values are empty. */
export interface TimedPrice {
  line: number
  regular: string
  sale: string
  from: string
  until: string
}

export const isTimed = ({ sale, from, until }: TimedPrice): boolean =>
  sale !== '' && (from !== '' || until !== '')

/**
 * The sale of a product in percent, if one percent leads to the sale prices of all its variants at the same times.
 * Other timed sales are noted and left out.
 */
export function timedSaleCells(sold: readonly TimedPrice[], findings: Findings): ExportRow['cells'] {
  const timed = sold.filter(isTimed)
  const [first] = timed
  if (!first) return {}
  const { line, from, until } = first
  const same = timed.every((one) => one.from === from && one.until === until)
  const percent = timed.length < sold.length || !same ? null : salePercent(timed)
  if (percent === null) {
    findings.note(line, importReason('timed_sale', from || '…', until || '…'))
    return {}
  }
  return {
    saleDiscount: String(percent),
    saleStartsAt: saleMoment(from, '00:00:00'),
    saleEndsAt: saleMoment(until, '23:59:59'),
  }
}

/** The same for systems whose dates are written for people: ambiguous dates are noted and left out. */
export function knownSaleCells(sold: readonly TimedPrice[], findings: Findings): ExportRow['cells'] {
  const unknown = sold.find((one) => isTimed(one) && ![one.from, one.until].every(isSaleMoment))
  if (!unknown) return timedSaleCells(sold, findings)
  findings.note(unknown.line, importReason('timed_sale', unknown.from || '…', unknown.until || '…'))
  return {}
}

/** Null when no percent leads from every regular price to its sale price. */
function salePercent(timed: readonly TimedPrice[]): number | null {
  const prices = timed.flatMap(({ regular, sale }) => {
    const [compareAt, selling] = [readPrice(regular), readPrice(sale)]
    const isSale = typeof compareAt === 'number' && typeof selling === 'number' && selling < compareAt
    return isSale ? [{ compareAt, selling }] : []
  })
  const [first, ...others] = prices
  return first && prices.length === timed.length ? leadingPercent([first, ...others]) : null
}
