import { sql } from 'drizzle-orm'
import { type EntryQuantity, entryRows } from '#catalogue/named-entries'
import type { Shop } from '#shop'

/** Removes the ordered units from the cart and no more (D-43). It locks the lines first, because one may be growing. */
export async function removeOrderedLines(
  shop: Shop,
  userId: string,
  ordered: readonly EntryQuantity[],
): Promise<void> {
  await shop.db.execute(sql`
    WITH remaining AS (
      SELECT c.size_entry_id, c.quantity - ordered.quantity AS rest
      FROM cart_lines c JOIN ${entryRows(ordered)} AS ordered (size_entry_id, quantity) USING (size_entry_id)
      WHERE c.user_id = ${userId} FOR UPDATE OF c
    ), gone AS (
      DELETE FROM cart_lines c USING remaining h
      WHERE c.user_id = ${userId} AND c.size_entry_id = h.size_entry_id AND h.rest <= 0
    )
    UPDATE cart_lines c SET quantity = h.rest FROM remaining h
    WHERE c.user_id = ${userId} AND c.size_entry_id = h.size_entry_id AND h.rest > 0`)
}
