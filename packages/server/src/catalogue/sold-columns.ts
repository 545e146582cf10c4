import { getTableColumns } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'

/*
 * What pages and orders read of a product and a size: all but the cells of imported files, which may be long and are
 * for exports alone, and what only `see-related.ts` asks for.
 */
const { importedFields: _ofProduct, relatedHandles: _related, ...productColumns } = getTableColumns(products)
const { importedFields: _ofSize, ...sizeColumns } = getTableColumns(sizeEntries)

export const SOLD_PRODUCT_COLUMNS = productColumns
export const SOLD_SIZE_COLUMNS = sizeColumns

export type SoldProductRow = Omit<typeof products.$inferSelect, 'importedFields' | 'relatedHandles'>
export type SoldSizeRow = Omit<typeof sizeEntries.$inferSelect, 'importedFields'>
