import { PRODUCT_FIELD_NAMES, type ProductField } from '@little-dunes/domain/catalogue/fields/product-fields'
import { products } from '#catalogue/catalogue-tables'

export const COLUMN_FIELDS = PRODUCT_FIELD_NAMES.filter(
  (name): name is ProductField & keyof typeof products.$inferSelect => name in products,
)

/** Texts in the second language, which are in other tables. */
export const PRODUCT_TEXTS = ['nameAr', 'descriptionAr', 'subCategoryAr'] as const
