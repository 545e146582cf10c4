import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { type CartLine, combineLines, fromWireLine } from '@little-dunes/domain/orders/cart'
import { sql } from 'drizzle-orm'
import { namedEntries } from '#catalogue/named-entries'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/**
 * API-24 to API-27, D-42: placing an order already took the stock, so this only checks whether a live order of the
 * customer has these items. It changes nothing, however often it is called.
 */
export const confirmStockReserved: Operation<'POST /api/cart/deduct-stock'> = async (
  shop,
  caller,
  { items },
) => {
  const lines = combineLines(
    items.map((item) => fromWireLine({ ...item, itemId: item.itemId.toLowerCase() })),
  )
  const plausible = lines.length > 0 && lines.every((line) => line.quantity > 0 && isUuid(line.productId))
  if (!plausible || !(await isReservedByOrder(shop, caller.id, lines))) return refuse('no_matching_order')
  return { textKey: 'stock_held' }
}

/**
 * Finds a line by its size entry, or by the names at the time of the order. Quantities are compared as bigint: a body
 * may request more than a line can hold.
 */
async function isReservedByOrder(shop: Shop, userId: string, lines: CartLine[]): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`
    WITH wanted AS (
      SELECT sent.*, named.id AS size_entry_id
      FROM unnest(
        ${sql.param(lines.map((line) => line.productId))}::uuid[],
        ${sql.param(lines.map((line) => line.size))}::text[],
        ${sql.param(lines.map((line) => line.colorName))}::text[],
        ${sql.param(lines.map((line) => line.quantity))}::bigint[]
      ) WITH ORDINALITY AS sent (product_id, size, color_name, quantity, place)
      LEFT JOIN ${namedEntries(lines)} AS named USING (place)
    )
    SELECT 1 FROM orders o
    WHERE o.user_id = ${userId} AND o.status <> 'Cancelled' AND NOT EXISTS (
      SELECT 1 FROM wanted
      WHERE wanted.quantity > (
        SELECT coalesce(sum(l.quantity), 0) FROM order_lines l
        WHERE l.order_id = o.id AND (l.size_entry_id = wanted.size_entry_id
          OR (l.product_id, l.size, l.color_name) = (wanted.product_id, wanted.size, wanted.color_name))))
    LIMIT 1`)
  return rows.length === 1
}
