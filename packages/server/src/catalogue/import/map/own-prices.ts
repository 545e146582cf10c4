import { type Fils, subtractPercent } from '@little-dunes/domain/money'
import { comparedPrices } from '#catalogue/import/map/compared-prices'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { type ExportVariant, MOST_HELD } from '#catalogue/import/read/read-variants'
import { readPercent, readPrice, shopPrices } from '#catalogue/import/values/product-price'

export interface HeldPrices {
  price: Fils
  discount: number
  /** Price of each variant in order. Null for the price of the product. */
  own: (Fils | null)[]
}

const filsOf = (cell: string | undefined): Fils | null => {
  const fils = readPrice(cell ?? '', MOST_HELD)
  return typeof fils === 'number' ? fils : null
}

/**
 * Prices of a product in this shop's own export. Null when the prices of its rows do not follow from the discount: then
 * the file was edited, and its prices are read like those of any other file.
 */
export function ownPrices({ cells }: ExportRow, variants: readonly ExportVariant[]): HeldPrices | null {
  const [discount, base] = [readPercent(cells.discount ?? ''), filsOf(cells.basePrice)]
  if (discount === null || base === null) return null
  const sizes = variants.map(({ price, compareAt, row }) => ({
    selling: price,
    before: filsOf(row.cells.priceBefore) ?? compareAt ?? price,
    isOwn: row.cells.ownPrice?.toLowerCase() === 'true',
  }))
  if (!followsFromFile(discount, variants)) return null
  if (sizes.some(({ before, selling }) => subtractPercent(before, discount) !== selling)) return null
  const shared = sizes.filter(({ isOwn }) => !isOwn).map(({ before }) => before)
  const price = shared.length === 0 || shared.includes(base) ? base : Math.min(...shared)
  return {
    price,
    discount,
    own: sizes.map(({ before, isOwn }) => (isOwn || before !== price ? before : null)),
  }
}

/**
 * An export has compare-at prices without a common percent beside the shop's own prices, which must follow from them.
 */
function followsFromFile(discount: number, variants: readonly ExportVariant[]): boolean {
  if (!variants.some(({ row }) => row.cells.priceBefore)) return true
  const made = shopPrices(comparedPrices(variants))
  return (
    made.discount === discount &&
    variants.every(
      ({ price, row }) => !row.cells.priceBefore || made.before.get(price) === filsOf(row.cells.priceBefore),
    )
  )
}
