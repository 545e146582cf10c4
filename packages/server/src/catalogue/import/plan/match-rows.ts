import { emptyValues, pick } from '@little-dunes/domain/catalogue/fields/product-field'
import { SIZE_FIELDS, SIZE_FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import type { ExistingProduct, SizeRow, VariantRow } from '#catalogue/import/plan/existing-product'
import type { Fields } from '#catalogue/import/read/preserved-fields'

export interface PlanOptions {
  newId: () => string
  now: Date
  /** Existing sizes keep their stock, since the shop has sold units after the file was made. */
  keepStock: boolean
}

export type StoredRows = Pick<ExistingProduct, 'variants' | 'sizes'>

/** A colour matches by its name, else by an SKU: then it was renamed. */
export function variantRows(
  productId: string,
  { colours }: ImportedProduct,
  existing: StoredRows,
  { newId }: PlanOptions,
): VariantRow[] {
  const names = new Set(colours.map(({ colorName }) => colorName))
  const renamed = new Map(
    existing.variants
      .filter(({ colorName }) => !looksAs(colorName).some((name) => names.has(name)))
      .map((row) => [row.id, row]),
  )
  const takeRenamed = (subSkus: Set<string>): VariantRow | undefined => {
    const size = existing.sizes.find(
      ({ subSku, variantId }) => looksAs(subSku).some((sku) => subSkus.has(sku)) && renamed.has(variantId),
    )
    const variant = size && renamed.get(size.variantId)
    if (variant) renamed.delete(variant.id)
    return variant
  }
  const rows = colours.map(({ colorName, swatch, sizes, storedPictures, shopColour }, position) => {
    const same =
      existing.variants.find((row) => row.colorName === colorName) ??
      existing.variants.find((row) => dropInvisible(row.colorName) === colorName) ??
      takeRenamed(new Set(sizes.map(({ subSku }) => subSku)))
    return {
      id: same?.id ?? newId(),
      productId,
      colorName,
      position,
      swatch: shopColour ? swatch : (same?.swatch ?? swatch),
      images: storedPictures ?? same?.images ?? [],
      nameAr: shopColour?.nameAr ?? same?.nameAr ?? '',
    }
  })
  return inStoredOrder(rows, existing.variants)
}

/** A size matches by its SKU, else by its name in its colour, unless another SKU of the file has that row. */
export function sizeRows(
  variantRows: VariantRow[],
  { colours }: ImportedProduct,
  existing: StoredRows,
  { newId, keepStock }: PlanOptions,
): SizeRow[] {
  const bySku = byLook(existing.sizes, ({ subSku }) => subSku)
  const skus = new Set(colours.flatMap(({ sizes }) => sizes.map(({ subSku }) => subSku)))
  const byPlace = byLook(
    existing.sizes.filter(({ subSku }) => !looksAs(subSku).some((sku) => skus.has(sku))),
    toSizeKey,
  )
  return variantRows.flatMap(({ id: variantId, productId }, at) => {
    const rows = (colours[at]?.sizes ?? []).map((imported, position) => {
      const { size, stocks, counted, price, subSku } = imported
      const same = bySku.get(subSku) ?? byPlace.get(toSizeKey({ variantId, size }))
      const stock = keepStock && same ? { stocks: same.stocks, counted: same.counted } : { stocks, counted }
      return {
        id: same?.id ?? newId(),
        variantId,
        productId,
        size,
        position,
        ...stock,
        price,
        subSku: imported.isSkuLost && same ? same.subSku : subSku,
        barcode: imported.barcode === undefined ? (same?.barcode ?? null) : imported.barcode || null,
        ...(same ? pick(same, SIZE_FILE_FIELDS) : EMPTY_SIZE_FIELDS),
        ...imported.fields,
        importedFields: withFields(same?.importedFields ?? {}, imported.preserved),
      }
    })
    return inStoredOrder(
      rows,
      existing.sizes.filter((row) => row.variantId === variantId),
    )
  })
}

/** The stored text, and the text without invisible characters from earlier versions. */
const looksAs = (stored: string): string[] => [stored, dropInvisible(stored)]

/** An exact match wins over one without invisible characters. */
const byLook = <Row>(rows: readonly Row[], getKey: (row: Row) => string): Map<string, Row> =>
  new Map([
    ...rows.map((row) => [dropInvisible(getKey(row)), row] as const),
    ...rows.map((row) => [getKey(row), row] as const),
  ])

/** Positions may have gaps after a removal. Rows that are already in order keep theirs. */
function inStoredOrder<Row extends { id: string; position: number }>(
  rows: Row[],
  existing: readonly Row[],
): Row[] {
  const places = new Map(existing.map(({ id, position }) => [id, position]))
  const preserved = rows.map(({ id }) => places.get(id))
  const isInOrder = preserved.every((place, at) => place !== undefined && place >= (preserved[at - 1] ?? 0))
  return isInOrder ? rows.map((row) => ({ ...row, position: places.get(row.id) ?? row.position })) : rows
}

/** Replaces stored cells by those of the file. An empty cell removes its field. */
export function withFields(existing: Fields, file: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...existing, ...file }).filter(([, cell]) => cell !== ''))
}

const EMPTY_SIZE_FIELDS = pick(emptyValues(SIZE_FIELDS), SIZE_FILE_FIELDS)
export const toSizeKey = ({ variantId, size }: Pick<SizeRow, 'variantId' | 'size'>): string =>
  `${variantId}|${size}`
