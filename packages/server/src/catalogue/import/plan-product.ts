import type { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { ImportedProduct } from '#catalogue/import/imported-product'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect
export type SizeRow = typeof sizeEntries.$inferSelect

/** A product as the shop has it. */
export interface ExistingProduct {
  product: ProductRow
  variants: VariantRow[]
  sizes: SizeRow[]
}

/** What has to be written so that the shop has what the file says. Rows that are right already are not in it. */
export interface ProductChange {
  kind: 'new' | 'updated' | 'unchanged'
  product: ProductRow
  productChanged: boolean
  variants: VariantRow[]
  sizes: SizeRow[]
  removedVariants: VariantRow[]
  removedSizes: SizeRow[]
  /** SKUs that were not at their row before; another row may still hold them. */
  claimedSkus: string[]
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
  const product = existing ? merged(existing.product, imported) : created(imported, options)
  const wantedVariants = variantRows(product.id, imported, existing?.variants ?? [])
  const wantedSizes = sizeRows(product.id, imported, existing?.sizes ?? [], options.keepStock)
  const change = {
    product,
    productChanged: !existing || !sameRow(product, existing.product),
    variants: wantedVariants.filter((row) => !existing?.variants.some((held) => sameRow(row, held))),
    sizes: wantedSizes.filter((row) => !existing?.sizes.some((held) => sameRow(row, held))),
    removedVariants: absent(existing?.variants ?? [], wantedVariants, variantKey),
    removedSizes: absent(existing?.sizes ?? [], wantedSizes, sizeKey),
    claimedSkus: absent(wantedSizes, existing?.sizes ?? [], skuPlace).map(({ subSku }) => subSku),
    inFile: { colours: wantedVariants.length, sizes: wantedSizes.length },
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

function created(imported: ImportedProduct, { newId, now }: PlanOptions): ProductRow {
  return {
    id: newId(),
    handle: imported.handle,
    name: imported.name,
    sku: imported.sku,
    description: imported.description ?? '',
    category: imported.category,
    subCategory: imported.subCategory ?? '',
    image: [],
    price: imported.price,
    discount: imported.discount,
    flashsale: false,
    flashDiscount: 0,
    bestseller: false,
    bestofkids: false,
    archived: imported.archived ?? false,
    publishedAt: now,
  }
}

function merged(held: ProductRow, imported: ImportedProduct): ProductRow {
  const { name, sku, category, price, discount } = imported
  return {
    ...held,
    name,
    sku,
    category,
    price,
    discount,
    description: imported.description ?? held.description,
    subCategory: imported.subCategory ?? held.subCategory,
    archived: imported.archived ?? held.archived,
  }
}

function variantRows(productId: string, imported: ImportedProduct, held: VariantRow[]): VariantRow[] {
  return imported.colours.map(({ colorName, swatch }, position) => {
    const same = held.find((row) => row.colorName === colorName)
    return { productId, colorName, position, swatch: same?.swatch ?? swatch, images: same?.images ?? [] }
  })
}

function sizeRows(
  productId: string,
  imported: ImportedProduct,
  held: SizeRow[],
  keepStock: boolean,
): SizeRow[] {
  return imported.colours.flatMap(({ colorName, sizes }) =>
    sizes.map(({ size, stocks, subSku }, position) => {
      const same =
        held.find((row) => row.subSku === subSku) ??
        held.find((row) => row.colorName === colorName && row.size === size)
      return {
        productId,
        colorName,
        size,
        position,
        stocks: keepStock && same ? same.stocks : stocks,
        subSku,
      }
    }),
  )
}

const variantKey = (row: VariantRow): string => row.colorName
const sizeKey = (row: SizeRow): string => `${row.colorName}|${row.size}`

const skuPlace = (row: SizeRow): string => `${sizeKey(row)}|${row.subSku}`

/** The rows of the first list that have no equal in the second. */
function absent<Row>(rows: Row[], others: Row[], keyOf: (row: Row) => string): Row[] {
  const keys = new Set(others.map(keyOf))
  return rows.filter((row) => !keys.has(keyOf(row)))
}

/** Rows hold texts, numbers, lists of texts and one date; both sides name their columns in the table's order. */
const sameRow = <Row extends object>(a: Row, b: Row): boolean =>
  Object.entries(a).every(
    ([column, value]) => JSON.stringify(value) === JSON.stringify(b[column as keyof Row]),
  )
