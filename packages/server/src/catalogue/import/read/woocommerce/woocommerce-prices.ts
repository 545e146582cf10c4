import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { isTimed, type TimedPrice, timedSaleCells } from '#catalogue/import/read/other-systems/timed-sale'
import { WOO } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import type { WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'

type Cells = ExportRow['cells']

const getPrices = (one: WooRecord): TimedPrice => ({
  line: one.line,
  regular: one.text(WOO.regularPrice),
  sale: one.text(WOO.salePrice),
  from: one.text(WOO.saleFrom),
  until: one.text(WOO.saleUntil),
})

/** The paid price is the sale price, compared with the regular one. A timed sale is not included. */
export function priceCells(one: WooRecord, findings: Findings): Cells {
  const prices = getPrices(one)
  const { regular, sale } = prices
  if (sale === '' || isTimed(prices)) return { price: regular, compareAtPrice: '' }
  findings.rename(one.line, 'price', one.getHeadingName(WOO.salePrice))
  return { price: sale, compareAtPrice: regular }
}

/** The common sale of all variations, if it is timed. */
export function saleCells(sold: readonly WooRecord[], findings: Findings): Cells {
  const cells = timedSaleCells(sold.map(getPrices), findings)
  const first = sold.find((one) => isTimed(getPrices(one)))
  if (first) {
    findings.rename(first.line, 'saleStartsAt', first.getHeadingName(WOO.saleFrom))
    findings.rename(first.line, 'saleEndsAt', first.getHeadingName(WOO.saleUntil))
  }
  return cells
}
