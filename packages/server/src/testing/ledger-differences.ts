import { sql } from 'drizzle-orm'
import type { Database } from '#shop'

/** Returns sub SKUs whose stock is not the sum of their movements; movements of deleted sizes must sum to 0. */
export async function ledgerDifferences(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ sub_sku: string }>(sql`
    SELECT coalesce(e.sub_sku, m.sub_sku) AS sub_sku FROM size_entries e
    FULL JOIN (
      SELECT size_entry_id, min(sub_sku) AS sub_sku, sum(delta) AS total FROM stock_movements GROUP BY size_entry_id
    ) m ON m.size_entry_id = e.id
    WHERE coalesce(e.stocks, 0) <> coalesce(m.total, 0)`)
  return rows.map((row) => row.sub_sku)
}
