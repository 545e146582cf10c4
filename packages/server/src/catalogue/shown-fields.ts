import { pick } from '@little-dunes/domain/catalogue/fields/product-field'
import { SHOWN_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import type { Product } from '@little-dunes/domain/catalogue/product'
import type { SoldProductRow } from '#catalogue/sold-columns'

const UNCHANGED = ['id', 'name', 'sku', 'description', 'category', 'subCategory', 'image', 'price'] as const

export const shownFields = (
  row: SoldProductRow,
): Omit<Product, 'variants' | 'translations' | 'subCategoryLabel'> => ({
  ...pick(row, UNCHANGED),
  ...(Object.keys(row.altTexts).length > 0 && { altTexts: row.altTexts }),
  discount: Math.max(row.discount, row.appliedSale),
  flashsale: row.flashsale && !row.flashPaused,
  flashDiscount: row.flashDiscount,
  ...pick(
    row,
    SHOWN_FIELDS.filter((name) => row[name] !== ''),
  ),
})
