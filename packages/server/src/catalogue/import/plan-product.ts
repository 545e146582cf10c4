import { isDeepStrictEqual } from 'node:util'
import { emptyValues, pick } from '@little-dunes/domain/catalogue/fields/product-field'
import {
  PRODUCT_FIELDS,
  SIZE_FIELDS,
  SIZE_FILE_FIELDS,
} from '@little-dunes/domain/catalogue/fields/product-fields'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { withImportedAltTexts } from '#catalogue/import/imported-alt-texts'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import type { Fields } from '#catalogue/import/read/kept-fields'
import { COLUMN_FIELDS, PRODUCT_TEXTS } from '#catalogue/product-columns'

type ProductColumns = typeof products.$inferSelect
type VariantColumns = typeof variants.$inferSelect

/** With its texts in the second language; empty for none. */
export type ProductRow = ProductColumns & Record<(typeof PRODUCT_TEXTS)[number], string>
export interface VariantRow extends VariantColumns {
  nameAr: string
}
/** What an import reads and writes of a size. */
export type SizeRow = Omit<
  typeof sizeEntries.$inferSelect,
  'available' | 'lastCountedAt' | `movement${string}`
>

/** A product as the shop has it. */
export interface ExistingProduct {
  product: ProductRow
  variants: VariantRow[]
  sizes: SizeRow[]
}

/** What has to be written so that the shop has what the file says. Rows that are right already are not in it. */
export interface ProductChange {
  kind: 'new' | 'updated' | 'unchanged'
  /** As the shop had it; null when it is new. */
  before: ExistingProduct | null
  product: ProductRow
  productChanged: boolean
  variants: VariantRow[]
  sizes: SizeRow[]
  removedVariants: VariantRow[]
  removedSizes: SizeRow[]
  /** SKUs that were not at their row before; another row may still hold them. */
  claimedSkus: string[]
  /** So with barcodes. */
  claimedBarcodes: string[]
  /** Ids of sizes that leave their place, a colour and a size; another row may come there. */
  movedSizes: string[]
  /** How many colours and sizes the product has in the file. */
  inFile: { colours: number; sizes: number }
}

export interface PlanOptions {
  newId: () => string
  now: Date
  /** Sizes that the shop already has keep their stock: the shop has sold since the file was made. */
  keepStock: boolean
}

/** Compares a product of the file with the shop's; pure. What only the shop knows (id, flash sale, lists, pictures) stays. */
export function planProduct(
  imported: ImportedProduct,
  existing: ExistingProduct | undefined,
  options: PlanOptions,
): ProductChange {
  const product = merged(existing?.product ?? created(imported, options), imported)
  const held = { variants: existing?.variants ?? [], sizes: existing?.sizes ?? [] }
  const inFile = variantRows(product.id, imported, held, options)
  const sizesInFile = sizeRows(inFile, imported, held, options)
  const kept = <Row extends { id: string }>(rows: Row[], wanted: Row[]) =>
    imported.isPartial ? [...wanted, ...absent(rows, wanted, idOf)] : wanted
  const wantedVariants = kept(held.variants, inFile)
  const wantedSizes = kept(held.sizes, sizesInFile)
  const change = {
    before: existing ?? null,
    product,
    productChanged: !existing || !sameRow(product, existing.product),
    variants: changed(wantedVariants, held.variants),
    sizes: changed(wantedSizes, held.sizes),
    removedVariants: absent(held.variants, wantedVariants, idOf),
    removedSizes: absent(held.sizes, wantedSizes, idOf),
    claimedSkus: absent(wantedSizes, held.sizes, skuOwner).map(({ subSku }) => subSku),
    claimedBarcodes: absent(wantedSizes, held.sizes, barcodeOwner).flatMap(({ barcode }) => barcode ?? []),
    movedSizes: absent(held.sizes, wantedSizes, placeOf).map(idOf),
    inFile: { colours: inFile.length, sizes: sizesInFile.length },
  }
  return { kind: kindOf(change, existing), ...change }
}

function kindOf(
  change: Omit<ProductChange, 'kind'>,
  existing: ExistingProduct | undefined,
): ProductChange['kind'] {
  if (!existing) return 'new'
  const rows = [change.variants, change.sizes, change.removedVariants, change.removedSizes].flat()
  return change.productChanged || rows.length > 0 ? 'updated' : 'unchanged'
}

const EMPTY_PRODUCT = pick(emptyValues(PRODUCT_FIELDS), [...COLUMN_FIELDS, ...PRODUCT_TEXTS])
const EMPTY_SIZE_FIELDS = pick(emptyValues(SIZE_FIELDS), SIZE_FILE_FIELDS)

const created = ({ handle }: ImportedProduct, { newId, now }: PlanOptions): ProductRow => ({
  ...EMPTY_PRODUCT,
  id: newId(),
  handle,
  status: 'published',
  publishedAt: now,
  appliedSale: 0,
  flashPaused: false,
  relatedHandles: [],
  importedFields: {},
})

function merged(held: ProductRow, imported: ImportedProduct): ProductRow {
  const { name, sku, category, price, discount, texts } = imported
  return {
    ...held,
    name,
    sku: (isSkuLost(imported) && held.sku) || sku,
    category,
    price,
    discount,
    description: imported.description ?? held.description,
    subCategory: imported.subCategory ?? held.subCategory,
    status: statusOf(imported, held),
    image: imported.ownPictures ?? held.image,
    altTexts: withImportedAltTexts(held.altTexts, imported),
    importedFields: withFields(held.importedFields, imported.kept),
    nameAr: texts.nameAr ?? held.nameAr,
    descriptionAr: texts.descriptionAr ?? held.descriptionAr,
    // It belongs to all products of its kind: one file does not take it away.
    subCategoryAr: texts.subCategoryAr || held.subCategoryAr,
    ...imported.fields,
  }
}

/** A product is called after its first SKU. */
const isSkuLost = ({ colours, isOwn }: ImportedProduct): boolean =>
  !isOwn && colours.some(({ sizes }) => sizes.some((size) => size.isSkuLost))

/** Files of others know no scheduled products: one that they call a draft keeps its time. */
const statusOf = ({ status, isOwn }: ImportedProduct, held: ProductRow): ProductRow['status'] =>
  status === undefined || (!isOwn && status === 'draft' && held.status === 'scheduled') ? held.status : status

type Held = Pick<ExistingProduct, 'variants' | 'sizes'>

/** A colour is found again by its name, else by a SKU: then it was renamed. */
function variantRows(
  productId: string,
  { colours }: ImportedProduct,
  held: Held,
  { newId }: PlanOptions,
): VariantRow[] {
  const names = new Set(colours.map(({ colorName }) => colorName))
  const renamed = new Map(
    held.variants
      .filter(({ colorName }) => !looksAs(colorName).some((name) => names.has(name)))
      .map((row) => [row.id, row]),
  )
  const takeRenamed = (subSkus: Set<string>): VariantRow | undefined => {
    const size = held.sizes.find(
      ({ subSku, variantId }) => looksAs(subSku).some((sku) => subSkus.has(sku)) && renamed.has(variantId),
    )
    const found = size && renamed.get(size.variantId)
    if (found) renamed.delete(found.id)
    return found
  }
  const rows = colours.map(({ colorName, swatch, sizes, ownPictures, own }, position) => {
    const same =
      held.variants.find((row) => row.colorName === colorName) ??
      held.variants.find((row) => dropInvisible(row.colorName) === colorName) ??
      takeRenamed(new Set(sizes.map(({ subSku }) => subSku)))
    return {
      id: same?.id ?? newId(),
      productId,
      colorName,
      position,
      swatch: own ? swatch : (same?.swatch ?? swatch),
      images: ownPictures ?? same?.images ?? [],
      nameAr: own?.nameAr ?? same?.nameAr ?? '',
    }
  })
  return inHeldOrder(rows, held.variants)
}

/** A size is found again by its SKU, else by its name in its colour, unless another SKU of the file has that row. */
function sizeRows(
  variantRows: VariantRow[],
  { colours }: ImportedProduct,
  held: Held,
  { newId, keepStock }: PlanOptions,
): SizeRow[] {
  const bySku = byLook(held.sizes, ({ subSku }) => subSku)
  const skus = new Set(colours.flatMap(({ sizes }) => sizes.map(({ subSku }) => subSku)))
  const byPlace = byLook(
    held.sizes.filter(({ subSku }) => !looksAs(subSku).some((sku) => skus.has(sku))),
    nameOf,
  )
  return variantRows.flatMap(({ id: variantId, productId }, at) => {
    const rows = (colours[at]?.sizes ?? []).map((imported, position) => {
      const { size, stocks, counted, price, subSku } = imported
      const same = bySku.get(subSku) ?? byPlace.get(nameOf({ variantId, size }))
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
        importedFields: withFields(same?.importedFields ?? {}, imported.kept),
      }
    })
    return inHeldOrder(
      rows,
      held.sizes.filter((row) => row.variantId === variantId),
    )
  })
}

/** As it is stored, and without the invisible characters that earlier versions have stored. */
const looksAs = (stored: string): string[] => [stored, dropInvisible(stored)]

/** What is stored letter by letter goes before what only looks so. */
const byLook = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> =>
  new Map([
    ...rows.map((row) => [dropInvisible(keyOf(row)), row] as const),
    ...rows.map((row) => [keyOf(row), row] as const),
  ])

/** Places may have gaps, where something was removed: what is in order already keeps them. */
function inHeldOrder<Row extends { id: string; position: number }>(rows: Row[], held: readonly Row[]): Row[] {
  const places = new Map(held.map(({ id, position }) => [id, position]))
  const kept = rows.map(({ id }) => places.get(id))
  const isInOrder = kept.every((place, at) => place !== undefined && place >= (kept[at - 1] ?? 0))
  return isInOrder ? rows.map((row) => ({ ...row, position: places.get(row.id) ?? row.position })) : rows
}

/** Cells of the file in place of those that the shop keeps; an empty one takes its field away. */
function withFields(held: Fields, file: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...held, ...file }).filter(([, cell]) => cell !== ''))
}

const idOf = ({ id }: { id: string }): string => id
const nameOf = ({ variantId, size }: Pick<SizeRow, 'variantId' | 'size'>): string => `${variantId}|${size}`
const placeOf = (row: SizeRow): string => `${row.id}|${nameOf(row)}`
const barcodeOwner = (row: SizeRow): string => `${row.id}|${row.barcode}`
const skuOwner = (row: SizeRow): string => `${row.id}|${row.subSku}`

const changed = <Row extends object>(wanted: Row[], held: Row[]): Row[] =>
  wanted.filter((row) => !held.some((one) => sameRow(row, one)))

/** The rows of the first list that have no equal in the second. */
function absent<Row>(rows: Row[], others: Row[], keyOf: (row: Row) => string): Row[] {
  const keys = new Set(others.map(keyOf))
  return rows.filter((row) => !keys.has(keyOf(row)))
}

/** The columns of the first row are the same in the second. */
const sameRow = <Row extends object>(a: Row, b: Row): boolean =>
  Object.entries(a).every(([column, value]) => isDeepStrictEqual(value, b[column as keyof Row]))
