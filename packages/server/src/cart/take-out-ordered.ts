import type { CartLine } from '@little-dunes/domain/cart'
import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** Takes what was ordered out of the cart, and no more than that (D-43). The lines are locked first: one may be growing. */
export async function takeOutOrdered(shop: Shop, userId: string, lines: readonly CartLine[]): Promise<void> {
  const column = (values: unknown[]) => sql.param(values)
  await shop.db.execute(sql`
    WITH held AS (
      SELECT c.product_id, c.size, c.color_name, c.quantity - ordered.quantity AS rest
      FROM cart_lines c JOIN unnest(
        ${column(lines.map((line) => line.itemId))}::uuid[],
        ${column(lines.map((line) => line.size))}::text[],
        ${column(lines.map((line) => line.colorName))}::text[],
        ${column(lines.map((line) => line.quantity))}::int[]
      ) AS ordered (product_id, size, color_name, quantity) USING (product_id, size, color_name)
      WHERE c.user_id = ${userId} FOR UPDATE OF c
    ), gone AS (
      DELETE FROM cart_lines c USING held h
      WHERE c.user_id = ${userId} AND (c.product_id, c.size, c.color_name) = (h.product_id, h.size, h.color_name)
        AND h.rest <= 0
    )
    UPDATE cart_lines c SET quantity = h.rest FROM held h
    WHERE c.user_id = ${userId} AND (c.product_id, c.size, c.color_name) = (h.product_id, h.size, h.color_name)
      AND h.rest > 0`)
}
