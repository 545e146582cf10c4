import type { CartLine } from '@little-dunes/domain/cart'
import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'
import { lineColumns } from '#stock/line-columns'

/**
 * Takes the stock of all lines, by conditional update (D-41); false when one was short, and then the caller rolls back.
 * Entries are locked in one order, so that baskets in opposite order cannot lock each other out. What counts is `locked`,
 * the entries as they are once the lock is there; `e` is what they were when the statement began to wait.
 */
export async function takeStock(shop: Shop, lines: readonly CartLine[]): Promise<boolean> {
  const { productIds, sizes, colorNames, quantities } = lineColumns(lines)
  const { rowCount } = await shop.db.execute(sql`
    WITH locked AS (
      SELECT e.product_id, e.color_name, e.size, e.stocks, ordered.quantity
      FROM size_entries e JOIN unnest(${productIds}, ${sizes}, ${colorNames}, ${quantities})
        AS ordered (product_id, size, color_name, quantity) USING (product_id, size, color_name)
      ORDER BY e.product_id, e.color_name, e.size FOR UPDATE OF e
    )
    UPDATE size_entries e SET stocks = l.stocks - l.quantity FROM locked l
    WHERE (e.product_id, e.color_name, e.size) = (l.product_id, l.color_name, l.size) AND l.stocks >= l.quantity`)
  return rowCount === lines.length
}

/** Gives the stock of an order back to the sizes it was taken from; a size that is gone since takes none. */
export async function returnStock(shop: Shop, orderId: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ product_id: string }>(sql`
    WITH bought AS (
      SELECT product_id, color_name, size, sum(quantity)::int AS quantity FROM order_lines
      WHERE order_id = ${orderId} GROUP BY product_id, color_name, size
    ), locked AS (
      SELECT e.product_id, e.color_name, e.size, e.stocks, b.quantity
      FROM size_entries e JOIN bought b USING (product_id, size, color_name)
      ORDER BY e.product_id, e.color_name, e.size FOR UPDATE OF e
    )
    UPDATE size_entries e SET stocks = l.stocks + l.quantity FROM locked l
    WHERE (e.product_id, e.color_name, e.size) = (l.product_id, l.color_name, l.size)
    RETURNING e.product_id`)
  return rows.map((row) => row.product_id)
}
