import type { CartLine } from '@little-dunes/domain/cart'
import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** Adds the quantities to the lines of a cart, in their order; a line that grew meanwhile is held at the stock. */
export async function growLines(shop: Shop, userId: string, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return
  const column = (values: unknown[]) => sql.param(values)
  await shop.db.execute(sql`
    INSERT INTO cart_lines AS held (user_id, product_id, size, color_name, quantity)
    SELECT ${userId}::uuid, product_id, size, color_name, quantity
    FROM unnest(
      ${column(lines.map((line) => line.itemId))}::uuid[],
      ${column(lines.map((line) => line.size))}::text[],
      ${column(lines.map((line) => line.colorName))}::text[],
      ${column(lines.map((line) => line.quantity))}::int[]
    ) WITH ORDINALITY AS gained (product_id, size, color_name, quantity, place)
    ORDER BY place
    ON CONFLICT (user_id, product_id, size, color_name) DO UPDATE
    SET quantity = least(held.quantity + excluded.quantity, greatest(held.quantity, (
      SELECT e.stocks FROM size_entries e
      WHERE e.product_id = held.product_id AND e.color_name = held.color_name AND e.size = held.size)))`)
}
