import type { ProductRow, SizeRow, VariantRow } from '#catalogue/import/plan-product'

/** What an import may change of a product; the rest belongs to the shop. */
export const PRODUCT_FIELDS = [
  'name',
  'sku',
  'description',
  'category',
  'subCategory',
  'optionName',
  'status',
  'price',
  'discount',
  'image',
  'altTexts',
  'saleDiscount',
  'saleStartsAt',
  'saleEndsAt',
  'flashsale',
  'flashDiscount',
  'flashStartsAt',
  'flashEndsAt',
  'bestseller',
  'bestofkids',
  'publishAt',
  'publishedAt',
  'relatedHandles',
  'importedFields',
] as const satisfies (keyof ProductRow)[]

/** Texts of a product in the second language, in tables of their own. */
export const PRODUCT_TEXTS = [
  'nameAr',
  'descriptionAr',
  'subCategoryAr',
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
  'shelf',
  'importedFields',
] as const satisfies (keyof SizeRow)[]
