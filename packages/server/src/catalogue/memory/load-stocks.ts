import { inArray } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import type { StockRow } from '#catalogue/memory/catalogue-snapshot'
import type { Database } from '#shop'

export async function loadStocks(db: Database, productIds: readonly string[]): Promise<StockRow[]> {
  const { productId, subSku, available } = sizeEntries
  return db
    .select({ productId, subSku, stocks: available })
    .from(sizeEntries)
    .where(inArray(productId, [...productIds]))
}
