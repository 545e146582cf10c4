import { getTableColumns } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'

/*
 * The columns of a product and a size that pages and orders read. The cells of imported files may be long and are only
 * for exports, and only `see-related.ts` needs the related products.
 */
const { importedFields: _ofProduct, relatedHandles: _related, ...productColumns } = getTableColumns(products)
const { importedFields: _ofSize, ...sizeColumns } = getTableColumns(sizeEntries)

export const SOLD_PRODUCT_COLUMNS = productColumns
export const SOLD_SIZE_COLUMNS = sizeColumns

export type SoldProductRow = Omit<typeof products.$inferSelect, 'importedFields' | 'relatedHandles'>
export type SoldSizeRow = Omit<typeof sizeEntries.$inferSelect, 'importedFields'>
