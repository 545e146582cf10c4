import { type Fils, subtractPercent } from '@little-dunes/domain/money'
import { comparedPrices } from '#catalogue/import/map/compared-prices'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { type ExportVariant, MOST_HELD } from '#catalogue/import/read/read-variants'
import { readPercent, readPrice, shopPrices } from '#catalogue/import/values/product-price'

/** Prices of a product as the shop holds them. */
export interface HeldPrices {
  price: Fils
  discount: number
  /** Own price of each variant, in their order; null where it is the product's. */
  own: (Fils | null)[]
}

const filsOf = (cell: string | undefined): Fils | null => {
  const fils = readPrice(cell ?? '', MOST_HELD)
  return typeof fils === 'number' ? fils : null
}

/**
 * The prices of a product of this shop's own export. Null where the prices of its rows do not follow from the discount:
 * then somebody has changed them, and they are read as those of any other file.
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

/** Prices to compare with that no shared percent leads from stand beside the shop's own: they have to make these again. */
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
