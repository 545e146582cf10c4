import { addedUp, type CartLine } from '@little-dunes/domain/cart'
import { refuse } from '@little-dunes/domain/failures'
import { isProductId } from '@little-dunes/domain/product'
import { sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { lineColumns } from '#stock/line-columns'

/**
 * API-24 to API-27, D-42: placing has taken the stock already, so this only says whether a live order of the shopper
 * holds these items. It changes nothing, however often it is called.
 */
export const deductStock: Operation<'POST /api/cart/deduct-stock'> = async (shop, caller, { items }) => {
  const lines = addedUp(items.map((item) => ({ ...item, itemId: item.itemId.toLowerCase() })))
  const plausible = lines.length > 0 && lines.every((line) => line.quantity > 0 && isProductId(line.itemId))
  if (!plausible || !(await isHeldByOrder(shop, caller.id, lines))) return refuse('no_matching_order')
  return { success: true, message: 'stock_held' }
}

/** Quantities are compared as bigint: a body may ask for more than a line can hold. */
async function isHeldByOrder(shop: Shop, userId: string, lines: CartLine[]): Promise<boolean> {
  const { productIds, sizes, colorNames } = lineColumns(lines)
  const { rows } = await shop.db.execute(sql`
    SELECT 1 FROM orders o
    WHERE o.user_id = ${userId} AND o.status <> 'Cancelled' AND NOT EXISTS (
      SELECT 1 FROM unnest(
        ${productIds}, ${sizes}, ${colorNames}, ${sql.param(lines.map((line) => line.quantity))}::bigint[]
      ) AS wanted (product_id, size, color_name, quantity)
      WHERE wanted.quantity > (
        SELECT coalesce(sum(l.quantity), 0) FROM order_lines l
        WHERE l.order_id = o.id AND (l.product_id, l.size, l.color_name) = (wanted.product_id, wanted.size, wanted.color_name)))
    LIMIT 1`)
  return rows.length === 1
}
