import { sql } from 'drizzle-orm'
import { type EntryQuantity, entryRows } from '#catalogue/named-entries'
import type { Shop } from '#shop'

/** Adds the quantities to cart lines in order. A line that has grown in the meantime is capped at the stock. */
export async function addToLines(
  shop: Shop,
  userId: string,
  gained: readonly EntryQuantity[],
): Promise<void> {
  if (gained.length === 0) return
  await shop.db.execute(sql`
    INSERT INTO cart_lines AS line (user_id, size_entry_id, quantity)
    SELECT ${userId}::uuid, size_entry_id, quantity
    FROM ${entryRows(gained)} WITH ORDINALITY AS gained (size_entry_id, quantity, place)
    ORDER BY place
    ON CONFLICT (user_id, size_entry_id) DO UPDATE
    SET quantity = least(line.quantity + excluded.quantity, greatest(line.quantity, (
      SELECT e.available FROM size_entries e WHERE e.id = line.size_entry_id)))`)
}
