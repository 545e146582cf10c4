import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { WOO } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import type { WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'
import { leadingPercent } from '#catalogue/import/values/leading-percent'
import { readPrice } from '#catalogue/import/values/product-price'
import { saleMoment } from '#catalogue/import/values/sale-moment'

type Cells = ExportRow['cells']

const isTimed = (one: WooRecord): boolean =>
  one.text(WOO.salePrice) !== '' && (one.text(WOO.saleFrom) !== '' || one.text(WOO.saleUntil) !== '')

/** The sale price is what is paid, beside the regular one; a sale with a time of its own is not in it. */
export function priceCells(one: WooRecord, findings: Findings): Cells {
  const [regular, sale] = [one.text(WOO.regularPrice), one.text(WOO.salePrice)]
  if (sale === '' || isTimed(one)) return { price: regular, compareAtPrice: '' }
  findings.rename(one.line, 'price', one.nameOf(WOO.salePrice))
  return { price: sale, compareAtPrice: regular }
}

/** The sale of all variations in percent, where it has a time and one percent leads to every sale price. */
export function saleCells(sold: readonly WooRecord[], findings: Findings): Cells {
  const timed = sold.filter(isTimed)
  const [first] = timed
  if (!first) return {}
  const [from, until] = [first.text(WOO.saleFrom), first.text(WOO.saleUntil)]
  const same = timed.every((one) => one.text(WOO.saleFrom) === from && one.text(WOO.saleUntil) === until)
  const percent = timed.length < sold.length || !same ? null : salePercent(timed)
  if (percent === null) {
    findings.note(first.line, importReason('timed_sale', from || '…', until || '…'))
    return {}
  }
  findings.rename(first.line, 'saleStartsAt', first.nameOf(WOO.saleFrom))
  findings.rename(first.line, 'saleEndsAt', first.nameOf(WOO.saleUntil))
  return {
    saleDiscount: String(percent),
    saleStartsAt: saleMoment(from, '00:00:00'),
    saleEndsAt: saleMoment(until, '23:59:59'),
  }
}

/** Null where no percent leads from every regular price to its sale price. */
function salePercent(timed: readonly WooRecord[]): number | null {
  const prices = timed.flatMap((one) => {
    const [compareAt, selling] = [readPrice(one.text(WOO.regularPrice)), readPrice(one.text(WOO.salePrice))]
    const isSale = typeof compareAt === 'number' && typeof selling === 'number' && selling < compareAt
    return isSale ? [{ compareAt, selling }] : []
  })
  const [first, ...others] = prices
  return first && prices.length === timed.length ? leadingPercent([first, ...others]) : null
}
