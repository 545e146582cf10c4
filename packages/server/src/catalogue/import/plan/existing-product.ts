import type { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { PRODUCT_TEXTS } from '#catalogue/product-columns'

type ProductColumns = typeof products.$inferSelect
type VariantColumns = typeof variants.$inferSelect

/** Includes the texts in the second language, empty for none. */
export type ProductRow = ProductColumns & Record<(typeof PRODUCT_TEXTS)[number], string>
export interface VariantRow extends VariantColumns {
  nameAr: string
}
export type SizeRow = Omit<
  typeof sizeEntries.$inferSelect,
  'available' | 'lastCountedAt' | `movement${string}`
>

export interface ExistingProduct {
  product: ProductRow
  variants: VariantRow[]
  sizes: SizeRow[]
}
