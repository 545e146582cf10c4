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

const idOf = ({ id }: { id: string }): string => id
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
