import { isDeepStrictEqual } from 'node:util'
import { emptyValues, pick } from '@little-dunes/domain/catalogue/fields/product-field'
import { PRODUCT_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { withImportedAltTexts } from '#catalogue/import/imported-alt-texts'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import type {
  ExistingProduct,
  ProductRow,
  SizeRow,
  VariantRow,
} from '#catalogue/import/plan/existing-product'
import {
  type PlanOptions,
  sizeRows,
  toSizeKey,
  variantRows,
  withFields,
} from '#catalogue/import/plan/match-rows'
import { COLUMN_FIELDS, PRODUCT_TEXTS } from '#catalogue/product-columns'

/** The rows to write so that the shop matches the file, without rows that already do. */
export interface ProductChange {
  kind: 'new' | 'updated' | 'unchanged'
  /** Null for a new product. */
  before: ExistingProduct | null
  product: ProductRow
  productChanged: boolean
  variants: VariantRow[]
  sizes: SizeRow[]
  removedVariants: VariantRow[]
  removedSizes: SizeRow[]
  /** SKUs that move to another row. Their former row may still have them. */
  claimedSkus: string[]
  /** The same for barcodes. */
  claimedBarcodes: string[]
  /** Ids of sizes that move to another colour or size. Another row may take their place. */
  movedSizes: string[]
  inFile: { colours: number; sizes: number }
}

/**
 * Compares a product of the file with the stored one. Pure. Data that only the shop has (id, flash sale, lists,
 * pictures) stays.
 */
export function planProduct(
  imported: ImportedProduct,
  existing: ExistingProduct | undefined,
  options: PlanOptions,
): ProductChange {
  const product = merged(existing?.product ?? created(imported, options), imported)
  const stored = { variants: existing?.variants ?? [], sizes: existing?.sizes ?? [] }
  const inFile = variantRows(product.id, imported, stored, options)
  const sizesInFile = sizeRows(inFile, imported, stored, options)
  const preserved = <Row extends { id: string }>(rows: Row[], planned: Row[]) =>
    imported.isPartial ? [...planned, ...absent(rows, planned, getId)] : planned
  const plannedVariants = preserved(stored.variants, inFile)
  const plannedSizes = preserved(stored.sizes, sizesInFile)
  const change = {
    before: existing ?? null,
    product,
    productChanged: !existing || !sameRow(product, existing.product),
    variants: changed(plannedVariants, stored.variants),
    sizes: changed(plannedSizes, stored.sizes),
    removedVariants: absent(stored.variants, plannedVariants, getId),
    removedSizes: absent(stored.sizes, plannedSizes, getId),
    claimedSkus: absent(plannedSizes, stored.sizes, skuOwner).map(({ subSku }) => subSku),
    claimedBarcodes: absent(plannedSizes, stored.sizes, barcodeOwner).flatMap(({ barcode }) => barcode ?? []),
    movedSizes: absent(stored.sizes, plannedSizes, toPlaceKey).map(getId),
    inFile: { colours: inFile.length, sizes: sizesInFile.length },
  }
  return { kind: getKind(change, existing), ...change }
}

function getKind(
  change: Omit<ProductChange, 'kind'>,
  existing: ExistingProduct | undefined,
): ProductChange['kind'] {
  if (!existing) return 'new'
  const rows = [change.variants, change.sizes, change.removedVariants, change.removedSizes].flat()
  return change.productChanged || rows.length > 0 ? 'updated' : 'unchanged'
}

const EMPTY_PRODUCT = pick(emptyValues(PRODUCT_FIELDS), [...COLUMN_FIELDS, ...PRODUCT_TEXTS])

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

function merged(stored: ProductRow, imported: ImportedProduct): ProductRow {
  const { name, sku, category, price, discount, texts } = imported
  return {
    ...stored,
    name,
    sku: (isSkuLost(imported) && stored.sku) || sku,
    category,
    price,
    discount,
    description: imported.description ?? stored.description,
    subCategory: imported.subCategory ?? stored.subCategory,
    status: getStatus(imported, stored),
    image: imported.storedPictures ?? stored.image,
    altTexts: withImportedAltTexts(stored.altTexts, imported),
    importedFields: withFields(stored.importedFields, imported.preserved),
    nameAr: texts.nameAr ?? stored.nameAr,
    descriptionAr: texts.descriptionAr ?? stored.descriptionAr,
    // The text is shared by all products of the sub-category, so one file does not remove it.
    subCategoryAr: texts.subCategoryAr || stored.subCategoryAr,
    ...imported.fields,
  }
}

/** A product takes the SKU of its first size. */
const isSkuLost = ({ colours, isFromShop }: ImportedProduct): boolean =>
  !isFromShop && colours.some(({ sizes }) => sizes.some((size) => size.isSkuLost))

/** Files of other systems have no scheduled products, so a scheduled product that is a draft there stays scheduled. */
const getStatus = ({ status, isFromShop }: ImportedProduct, stored: ProductRow): ProductRow['status'] =>
  status === undefined || (!isFromShop && status === 'draft' && stored.status === 'scheduled')
    ? stored.status
    : status

const getId = ({ id }: { id: string }): string => id
const toPlaceKey = (row: SizeRow): string => `${row.id}|${toSizeKey(row)}`
const barcodeOwner = (row: SizeRow): string => `${row.id}|${row.barcode}`
const skuOwner = (row: SizeRow): string => `${row.id}|${row.subSku}`

const changed = <Row extends object>(planned: Row[], stored: Row[]): Row[] =>
  planned.filter((row) => !stored.some((one) => sameRow(row, one)))

function absent<Row>(rows: Row[], others: Row[], getKey: (row: Row) => string): Row[] {
  const keys = new Set(others.map(getKey))
  return rows.filter((row) => !keys.has(getKey(row)))
}

const sameRow = <Row extends object>(a: Row, b: Row): boolean =>
  Object.entries(a).every(([column, value]) => isDeepStrictEqual(value, b[column as keyof Row]))
