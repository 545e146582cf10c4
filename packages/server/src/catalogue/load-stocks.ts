import { inArray } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import type { StockRow } from '#catalogue/with-stocks'
import type { Database } from '#shop'

/** What is left now of every size of these products. */
export async function loadStocks(db: Database, productIds: readonly string[]): Promise<StockRow[]> {
  const { productId, colorName, size, stocks } = sizeEntries
  return db
    .select({ productId, colorName, size, stocks })
    .from(sizeEntries)
    .where(inArray(productId, [...productIds]))
}
