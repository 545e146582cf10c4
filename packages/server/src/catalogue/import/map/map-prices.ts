import { importReason } from '@little-dunes/domain/messages/import-reasons'
import { type Fils, formatAed } from '@little-dunes/domain/money'
import type { Findings } from '#catalogue/import/findings'
import { comparedPrices } from '#catalogue/import/map/compared-prices'
import { readExportedPrices, type StoredPrices } from '#catalogue/import/map/exported-prices'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ExportVariant } from '#catalogue/import/read/read-variants'
import { type ShopPrices, shopPrices } from '#catalogue/import/values/product-price'

/** Own exports contain the stored prices. A product without sizes has no other price. */
export function mapPrices(
  first: ExportRow,
  variants: ExportVariant[],
  findings: Findings,
): StoredPrices | null {
  const exported = first.cells.articleNumber === undefined ? null : readExportedPrices(first, variants)
  if (exported) return exported
  const free = variants.find(({ price }) => price === 0)
  if (free) findings.problem(free.line, 'price', importReason('not_above_0', '0'))
  if (free || variants.length === 0) return null
  const prices = derivedPrices(variants, findings)
  const price = Math.min(...prices.before.values())
  return {
    price,
    discount: prices.discount,
    sizePrices: variants.map((variant) => toSizePrice(prices, variant.price, price)),
  }
}

/**
 * Derives one price per selling price of the file, so that every size sells for the price that its owner set (D-69).
 */
function derivedPrices(variants: ExportVariant[], findings: Findings): ShopPrices {
  const compared = comparedPrices(variants)
  const prices = shopPrices(compared)
  const findLine = (selling: Fils) => variants.find(({ price }) => price === selling)?.line ?? 0
  for (const [selling, compareAt] of compared)
    noteComparison(findLine(selling), selling, compareAt, prices, findings)
  return prices
}

function noteComparison(
  line: number,
  selling: Fils,
  compareAt: Fils | null,
  { discount, before }: ShopPrices,
  findings: Findings,
) {
  const price = before.get(selling) ?? selling
  const key = before.size > 1 ? 'no_shared_percent' : 'no_exact_percent'
  if (compareAt === null) return
  if (compareAt <= selling)
    findings.note(line, importReason('low_comparison', formatAed(compareAt), formatAed(selling)))
  else if (price !== compareAt)
    findings.note(
      line,
      importReason(key, formatAed(compareAt), formatAed(selling), String(discount), formatAed(price)),
    )
}

/** Null for the price of the product. */
function toSizePrice({ before }: ShopPrices, selling: Fils, ofProduct: Fils): Fils | null {
  const price = before.get(selling) ?? selling
  return price === ofProduct ? null : price
}
