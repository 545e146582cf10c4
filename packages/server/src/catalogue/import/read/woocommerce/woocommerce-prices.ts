import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { isTimed, type TimedPrice, timedSaleCells } from '#catalogue/import/read/other-systems/timed-sale'
import { WOO } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import type { WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'

type Cells = ExportRow['cells']

const pricesOf = (one: WooRecord): TimedPrice => ({
  line: one.line,
  regular: one.text(WOO.regularPrice),
  sale: one.text(WOO.salePrice),
  from: one.text(WOO.saleFrom),
  until: one.text(WOO.saleUntil),
})

/** The paid price is the sale price, compared with the regular one. A timed sale is not included. */
export function priceCells(one: WooRecord, findings: Findings): Cells {
  const prices = pricesOf(one)
  const { regular, sale } = prices
  if (sale === '' || isTimed(prices)) return { price: regular, compareAtPrice: '' }
  findings.rename(one.line, 'price', one.nameOf(WOO.salePrice))
  return { price: sale, compareAtPrice: regular }
}

/** The common sale of all variations, if it is timed. */
export function saleCells(sold: readonly WooRecord[], findings: Findings): Cells {
  const cells = timedSaleCells(sold.map(pricesOf), findings)
  const first = sold.find((one) => isTimed(pricesOf(one)))
  if (first) {
    findings.rename(first.line, 'saleStartsAt', first.nameOf(WOO.saleFrom))
    findings.rename(first.line, 'saleEndsAt', first.nameOf(WOO.saleUntil))
  }
  return cells
}
