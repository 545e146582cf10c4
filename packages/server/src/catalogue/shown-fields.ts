import type { Product } from '@little-dunes/domain/catalogue/product'
import type { SoldProductRow } from '#catalogue/sold-columns'

/** What shoppers are told of a product, with discount and flash sale as they count now. */
export function shownFields(
  row: SoldProductRow,
): Omit<Product, 'variants' | 'translations' | 'subCategoryLabel'> {
  const {
    id,
    name,
    sku,
    description,
    category,
    subCategory,
    optionName,
    image,
    altTexts,
    price,
    flashDiscount,
  } = row
  return {
    id,
    name,
    sku,
    description,
    category,
    subCategory,
    ...(optionName !== '' && { optionName }),
    image,
    ...(Object.keys(altTexts).length > 0 && { altTexts }),
    price,
    discount: Math.max(row.discount, row.appliedSale),
    flashsale: row.flashsale && !row.flashPaused,
    flashDiscount,
    bestseller: row.bestseller,
    bestofkids: row.bestofkids,
  }
}
