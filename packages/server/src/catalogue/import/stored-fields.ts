import { SIZE_FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import type { ProductRow, SizeRow, VariantRow } from '#catalogue/import/plan/existing-product'
import { COLUMN_FIELDS } from '#catalogue/product-columns'

/** Columns of a product that imports may change. */
export const PRODUCT_FIELDS = [
  ...COLUMN_FIELDS,
  'publishedAt',
  'relatedHandles',
  'importedFields',
] as const satisfies (keyof ProductRow)[]

export const VARIANT_FIELDS = [
  'colorName',
  'position',
  'swatch',
  'images',
] as const satisfies (keyof VariantRow)[]

export const SIZE_FIELDS = [
  'variantId',
  'size',
  'position',
  'price',
  'subSku',
  'barcode',
  ...SIZE_FILE_FIELDS,
  'importedFields',
] as const satisfies (keyof SizeRow)[]
