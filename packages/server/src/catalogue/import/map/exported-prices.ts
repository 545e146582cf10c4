import { type Fils, subtractPercent } from '@little-dunes/domain/money'
import { comparedPrices } from '#catalogue/import/map/compared-prices'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { type ExportVariant, MAX_STORED } from '#catalogue/import/read/read-variants'
import { readPercent, readPrice, shopPrices } from '#catalogue/import/values/product-price'

export interface StoredPrices {
  price: Fils
  discount: number
  /** Price of each variant in order. Null for the price of the product. */
  sizePrices: (Fils | null)[]
}

const parseFils = (cell: string | undefined): Fils | null => {
  const fils = readPrice(cell ?? '', MAX_STORED)
  return typeof fils === 'number' ? fils : null
}

/**
 * Prices of a product in this shop's own export. Null when the prices of its rows do not follow from the discount: then
 * the file was edited, and its prices are read like those of any other file.
 */
export function readExportedPrices(
  { cells }: ExportRow,
  variants: readonly ExportVariant[],
): StoredPrices | null {
  const [discount, base] = [readPercent(cells.discount ?? ''), parseFils(cells.basePrice)]
  if (discount === null || base === null) return null
  const sizes = variants.map(({ price, compareAt, row }) => ({
    selling: price,
    before: parseFils(row.cells.priceBefore) ?? compareAt ?? price,
    isSizePrice: row.cells.hasSizePrice?.toLowerCase() === 'true',
  }))
  if (!followsFromFile(discount, variants)) return null
  if (sizes.some(({ before, selling }) => subtractPercent(before, discount) !== selling)) return null
  const shared = sizes.filter(({ isSizePrice }) => !isSizePrice).map(({ before }) => before)
  const price = shared.length === 0 || shared.includes(base) ? base : Math.min(...shared)
  return {
    price,
    discount,
    sizePrices: sizes.map(({ before, isSizePrice }) => (isSizePrice || before !== price ? before : null)),
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
      ({ price, row }) =>
        !row.cells.priceBefore || made.before.get(price) === parseFils(row.cells.priceBefore),
    )
  )
}
