import { sql } from 'drizzle-orm'
import { type EntryQuantity, entryRows } from '#catalogue/named-entries'
import type { Shop } from '#shop'

/**
 * Takes the stock of all entries, by conditional update (D-41); false when one was short, and then the caller rolls back.
 * Entries are locked in one order, so that baskets in opposite order cannot lock each other out. What counts is `locked`,
 * the entries as they are once the lock is there; `e` is what they were when the statement began to wait.
 */
export async function takeStock(shop: Shop, ordered: readonly EntryQuantity[]): Promise<boolean> {
  const { rowCount } = await shop.db.execute(sql`
    WITH locked AS (
      SELECT e.id, e.stocks, ordered.quantity
      FROM size_entries e JOIN ${entryRows(ordered)} AS ordered (id, quantity) USING (id)
      ORDER BY e.id FOR NO KEY UPDATE OF e
    )
    UPDATE size_entries e SET stocks = l.stocks - l.quantity FROM locked l
    WHERE e.id = l.id AND l.stocks >= l.quantity`)
  return rowCount === ordered.length
}

/** Gives the stock of an order back to the sizes it was taken from; a size that is gone since takes none. */
export async function returnStock(shop: Shop, orderId: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ product_id: string }>(sql`
    WITH bought AS (
      SELECT size_entry_id AS id, sum(quantity)::int AS quantity FROM order_lines
      WHERE order_id = ${orderId} GROUP BY size_entry_id
    ), locked AS (
      SELECT e.id, e.stocks, b.quantity FROM size_entries e JOIN bought b USING (id)
      ORDER BY e.id FOR NO KEY UPDATE OF e
    )
    UPDATE size_entries e SET stocks = l.stocks + l.quantity FROM locked l
    WHERE e.id = l.id
    RETURNING e.product_id`)
  return rows.map((row) => row.product_id)
}
