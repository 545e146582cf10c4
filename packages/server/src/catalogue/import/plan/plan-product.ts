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
  nameOf,
  type PlanOptions,
  sizeRows,
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
    // The text is shared by all products of the sub-category, so one file does not remove it.
    subCategoryAr: texts.subCategoryAr || held.subCategoryAr,
    ...imported.fields,
  }
}

/** A product takes the SKU of its first size. */
const isSkuLost = ({ colours, isOwn }: ImportedProduct): boolean =>
  !isOwn && colours.some(({ sizes }) => sizes.some((size) => size.isSkuLost))

/** Files of other systems have no scheduled products, so a scheduled product that is a draft there stays scheduled. */
const statusOf = ({ status, isOwn }: ImportedProduct, held: ProductRow): ProductRow['status'] =>
  status === undefined || (!isOwn && status === 'draft' && held.status === 'scheduled') ? held.status : status

const idOf = ({ id }: { id: string }): string => id
const placeOf = (row: SizeRow): string => `${row.id}|${nameOf(row)}`
const barcodeOwner = (row: SizeRow): string => `${row.id}|${row.barcode}`
const skuOwner = (row: SizeRow): string => `${row.id}|${row.subSku}`

const changed = <Row extends object>(wanted: Row[], held: Row[]): Row[] =>
  wanted.filter((row) => !held.some((one) => sameRow(row, one)))

function absent<Row>(rows: Row[], others: Row[], keyOf: (row: Row) => string): Row[] {
  const keys = new Set(others.map(keyOf))
  return rows.filter((row) => !keys.has(keyOf(row)))
}

const sameRow = <Row extends object>(a: Row, b: Row): boolean =>
  Object.entries(a).every(([column, value]) => isDeepStrictEqual(value, b[column as keyof Row]))
