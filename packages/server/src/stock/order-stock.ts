import { type SQL, sql } from 'drizzle-orm'
import { type EntryQuantity, entryRows } from '#catalogue/named-entries'
import type { Shop } from '#shop'
import { stockMovements } from '#stock/stock-tables'

/** The stock ledger records the order and the actor. */
export interface OrderStockCause {
  orderId: string
  /** `customer`, `system` or the email of a team member. */
  actor: string
  /** Written by the actor. */
  note?: string
}

/**
 * Takes the stock of all entries with one conditional update (D-41). Returns false when an entry has too little; then
 * the caller rolls back. The update locks entries in the order of their ids, so two orders cannot deadlock. It reads
 * `locked`, which has the values after the lock; `e` has those of the start of the statement. The check
 * `size_entries_stocks` refuses negative stock in any other statement. Stock that is not counted stays unchanged
 * (D-70).
 */
export async function deductOrderStock(
  shop: Shop,
  ordered: readonly EntryQuantity[],
  { orderId, actor }: OrderStockCause,
  reason: 'order' | 'edit' = 'order',
): Promise<boolean> {
  const { rowCount } = await shop.db.execute(sql`
    WITH locked AS (
      SELECT e.id, e.stocks, e.counted, ordered.quantity
      FROM size_entries e JOIN ${entryRows(ordered)} AS ordered (id, quantity) USING (id)
      ORDER BY e.id FOR NO KEY UPDATE OF e
    ), taken AS (
      UPDATE size_entries e SET stocks = l.stocks - l.quantity,
        movement_reason = ${reason}, movement_order_id = ${orderId}, movement_actor = ${actor}
      FROM locked l WHERE e.id = l.id AND l.counted AND l.stocks >= l.quantity
      RETURNING e.id
    )
    SELECT id FROM taken UNION ALL SELECT id FROM locked WHERE NOT counted`)
  return rowCount === ordered.length
}

/** Returns the stock that the ledger shows for the order, except `kept` units and deleted sizes. Returns products. */
export const restockOrder = (
  shop: Shop,
  cause: OrderStockCause,
  remaining: readonly EntryQuantity[],
): Promise<string[]> =>
  restock(
    shop,
    cause,
    'cancellation',
    sql`SELECT id, t.quantity - coalesce(k.quantity, 0) AS quantity FROM taken t
      LEFT JOIN ${entryRows(remaining)} AS k (id, quantity) USING (id) WHERE t.quantity > coalesce(k.quantity, 0)`,
  )

/** Returns the units that an edit takes out of the order, never more than it took. Returns the products. */
export const restockUnits = (
  shop: Shop,
  units: readonly EntryQuantity[],
  cause: OrderStockCause,
): Promise<string[]> =>
  restock(
    shop,
    cause,
    'edit',
    sql`SELECT id, least(t.quantity, u.quantity) AS quantity FROM taken t
      JOIN ${entryRows(units)} AS u (id, quantity) USING (id)`,
  )

async function restock(
  shop: Shop,
  { orderId, actor }: OrderStockCause,
  reason: 'cancellation' | 'edit',
  returned: SQL,
): Promise<string[]> {
  const { rows } = await shop.db.execute<{ product_id: string }>(sql`
    WITH taken AS (
      SELECT size_entry_id AS id, -sum(delta) AS quantity FROM ${stockMovements}
      WHERE order_id = ${orderId} GROUP BY size_entry_id HAVING sum(delta) < 0
    ), returned AS (${returned}), locked AS (
      SELECT e.id, e.stocks, t.quantity FROM size_entries e JOIN returned t USING (id)
      ORDER BY e.id FOR NO KEY UPDATE OF e
    )
    UPDATE size_entries e SET stocks = l.stocks + l.quantity,
      movement_reason = ${reason}, movement_order_id = ${orderId}, movement_actor = ${actor}
    FROM locked l WHERE e.id = l.id
    RETURNING e.product_id`)
  return rows.map((row) => row.product_id)
}
