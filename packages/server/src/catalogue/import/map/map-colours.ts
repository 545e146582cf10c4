import { compareSizes } from '@little-dunes/domain/catalogue/sizes'
import type { Fils } from '@little-dunes/domain/money'
import type { ImportedColour, ImportedSize } from '#catalogue/import/imported-product'
import type { StoredPrices } from '#catalogue/import/map/exported-prices'
import { readSizeFields } from '#catalogue/import/map/map-custom-fields'
import { listedPictures } from '#catalogue/import/map/map-pictures'
import {
  preserveCompareAt,
  preserveOptionValues,
  preserveTracker,
  preserveVariantPicture,
} from '#catalogue/import/map/preserved-originals'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import { pickFields } from '#catalogue/import/read/preserved-fields'
import { type ExportVariant, isWithoutSize } from '#catalogue/import/read/read-variants'
import { findSwatch } from '#catalogue/import/values/colour-words'
import { generatedSubSku } from '#catalogue/import/values/generated-sku'

/** Colours and sizes are in the order of the file, except that sizes of other systems are sorted by number. */
export function toColours(
  rows: ProductRows,
  variants: ExportVariant[],
  prices: StoredPrices,
): ImportedColour[] {
  const { articleNumber } = rows[0].cells
  const colours = new Map<string, ImportedColour>()
  const sized = new Map(
    variants.map((variant, at) => [variant.row, { variant, sizePrice: prices.sizePrices[at] ?? null }]),
  )
  for (const row of rows) {
    const entry = sized.get(row)
    const colorName = entry?.variant.colorName ?? (isWithoutSize(rows[0], row) ? row.cells.option1Value : '')
    if (!colorName) continue
    const colour = colours.get(colorName) ?? createColour(colorName, row.cells)
    colours.set(colorName, colour)
    if (!entry) continue
    const { picture } = entry.variant
    const isListed = Boolean(row.cells.colourPictures)
    if (picture && !isListed && !colour.pictures.includes(picture)) colour.pictures.push(picture)
    colour.sizes.push(toSize(rows[0], entry.variant, { ...prices, sizePrice: entry.sizePrice }))
  }
  const inOrder = articleNumber === undefined ? inSizeOrder : (sizes: ImportedSize[]) => sizes
  return [...colours.values()].map((colour) => ({ ...colour, sizes: inOrder(colour.sizes) }))
}

/** A colour without its sizes, from the first row that names it. */
function createColour(colorName: string, cells: ExportRow['cells']): ImportedColour {
  const pictures = listedPictures(cells.colourPictures) ?? []
  if (cells.articleNumber === undefined)
    return { colorName, swatch: findSwatch(colorName), pictures, sizes: [] }
  const swatch = /^#[0-9a-f]{6}$/i.test(cells.swatch ?? '') ? (cells.swatch ?? null) : null
  return { colorName, swatch, pictures, sizes: [], shopColour: { nameAr: cells.colourAr ?? '' } }
}

function toSize(
  first: ExportRow,
  variant: ExportVariant,
  { sizePrice, price, discount }: { sizePrice: Fils | null; price: Fils; discount: number },
): ImportedSize {
  const { line, colorName, size, stocks, counted, compareAt, sku, row } = variant
  return {
    size,
    stocks,
    counted,
    price: sizePrice,
    subSku: sku || generatedSubSku(first.cells.handle ?? '', colorName, size),
    ...(variant.isSkuLost && { isSkuLost: true as const }),
    // Most files of other systems have the column but leave it empty.
    barcode: row.cells.articleNumber === undefined ? variant.barcode || undefined : variant.barcode,
    fields: readSizeFields(row),
    preserved: {
      ...pickFields(row.preserved, false),
      ...preserveOptionValues(first, row),
      ...preserveTracker(row, counted),
      ...preserveVariantPicture(row),
      ...preserveCompareAt(row, compareAt, discount > 0 ? (sizePrice ?? price) : null),
    },
    line,
  }
}

/** Sizes that begin with a number are sorted. Words such as S, M, L stay in the order of the file. */
const inSizeOrder = (sizes: ImportedSize[]): ImportedSize[] =>
  sizes.every(({ size }) => /^\d/.test(size)) ? sizes.toSorted((a, b) => compareSizes(a.size, b.size)) : sizes
