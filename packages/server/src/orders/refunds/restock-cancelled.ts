import { sql } from 'drizzle-orm'
import type { EntryQuantity } from '#catalogue/named-entries'
import type { Shop } from '#shop'
import { type OrderStockCause, restockOrder } from '#stock/order-stock'

/** Restocks a locked, cancelled order, except refunded units that stayed off the shelf. Returns the products. */
export async function restockCancelled(tx: Shop, cause: OrderStockCause): Promise<string[]> {
  return restockOrder(tx, cause, await listUnitsOffShelf(tx, cause.orderId))
}

/** Units of each size that were refunded without restocking. */
async function listUnitsOffShelf(tx: Shop, orderId: string): Promise<EntryQuantity[]> {
  const { rows } = await tx.db.execute<{ id: string; units: number }>(sql`
    SELECT o.size_entry_id AS id, sum(r.quantity - r.restocked)::int AS units
    FROM refund_lines r JOIN order_lines o USING (order_id, position)
    WHERE r.order_id = ${orderId} AND o.size_entry_id IS NOT NULL GROUP BY o.size_entry_id`)
  return rows.map(({ id, units }) => ({ sizeEntryId: id, quantity: units }))
}
