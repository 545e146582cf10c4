import { getTableColumns } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'

/*
 * What pages and orders read of a product and a size: all but the cells of imported files, which may be long and are
 * for exports alone.
 */
const { importedFields: _ofProduct, ...productColumns } = getTableColumns(products)
const { importedFields: _ofSize, ...sizeColumns } = getTableColumns(sizeEntries)

export const SOLD_PRODUCT_COLUMNS = productColumns
export const SOLD_SIZE_COLUMNS = sizeColumns

export type SoldProductRow = Omit<typeof products.$inferSelect, 'importedFields'>
export type SoldSizeRow = Omit<typeof sizeEntries.$inferSelect, 'importedFields'>
