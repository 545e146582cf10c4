import { compareSizes } from '@little-dunes/domain/catalogue/sizes'
import type { Fils } from '@little-dunes/domain/money'
import type { ImportedColour, ImportedSize } from '#catalogue/import/imported-product'
import {
  keptCompareAt,
  keptOptionValues,
  keptTracker,
  keptVariantPicture,
} from '#catalogue/import/map/kept-originals'
import { readSizeFields } from '#catalogue/import/map/map-own-fields'
import { listedPictures } from '#catalogue/import/map/map-pictures'
import type { HeldPrices } from '#catalogue/import/map/own-prices'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import { fieldsOf } from '#catalogue/import/read/kept-fields'
import { type ExportVariant, isWithoutSize } from '#catalogue/import/read/read-variants'
import { swatchOf } from '#catalogue/import/values/colour-words'
import { generatedSubSku } from '#catalogue/import/values/generated-sku'

/** Colours and sizes are in the order of the file, except that sizes of other systems are sorted by number. */
export function coloursOf(
  rows: ProductRows,
  variants: ExportVariant[],
  prices: HeldPrices,
): ImportedColour[] {
  const { articleNumber } = rows[0].cells
  const colours = new Map<string, ImportedColour>()
  const sized = new Map(
    variants.map((variant, at) => [variant.row, { variant, own: prices.own[at] ?? null }]),
  )
  for (const row of rows) {
    const found = sized.get(row)
    const colorName = found?.variant.colorName ?? (isWithoutSize(rows[0], row) ? row.cells.option1Value : '')
    if (!colorName) continue
    const colour = colours.get(colorName) ?? colourOf(colorName, row.cells)
    colours.set(colorName, colour)
    if (!found) continue
    const { picture } = found.variant
    const isListed = Boolean(row.cells.colourPictures)
    if (picture && !isListed && !colour.pictures.includes(picture)) colour.pictures.push(picture)
    colour.sizes.push(sizeOf(rows[0], found.variant, { ...prices, own: found.own }))
  }
  const inOrder = articleNumber === undefined ? inSizeOrder : (sizes: ImportedSize[]) => sizes
  return [...colours.values()].map((colour) => ({ ...colour, sizes: inOrder(colour.sizes) }))
}

/** A colour without its sizes, from the first row that names it. */
function colourOf(colorName: string, cells: ExportRow['cells']): ImportedColour {
  const pictures = listedPictures(cells.colourPictures) ?? []
  if (cells.articleNumber === undefined)
    return { colorName, swatch: swatchOf(colorName), pictures, sizes: [] }
  const swatch = /^#[0-9a-f]{6}$/i.test(cells.swatch ?? '') ? (cells.swatch ?? null) : null
  return { colorName, swatch, pictures, sizes: [], own: { nameAr: cells.colourAr ?? '' } }
}

function sizeOf(
  first: ExportRow,
  variant: ExportVariant,
  { own, price, discount }: { own: Fils | null; price: Fils; discount: number },
): ImportedSize {
  const { line, colorName, size, stocks, counted, compareAt, sku, row } = variant
  return {
    size,
    stocks,
    counted,
    price: own,
    subSku: sku || generatedSubSku(first.cells.handle ?? '', colorName, size),
    ...(variant.isSkuLost && { isSkuLost: true as const }),
    // Most files of other systems have the column but leave it empty.
    barcode: row.cells.articleNumber === undefined ? variant.barcode || undefined : variant.barcode,
    fields: readSizeFields(row),
    kept: {
      ...fieldsOf(row.kept, false),
      ...keptOptionValues(first, row),
      ...keptTracker(row, counted),
      ...keptVariantPicture(row),
      ...keptCompareAt(row, compareAt, discount > 0 ? (own ?? price) : null),
    },
    line,
  }
}

/** Sizes that begin with a number are sorted. Words such as S, M, L stay in the order of the file. */
const inSizeOrder = (sizes: ImportedSize[]): ImportedSize[] =>
  sizes.every(({ size }) => /^\d/.test(size)) ? sizes.toSorted((a, b) => compareSizes(a.size, b.size)) : sizes
