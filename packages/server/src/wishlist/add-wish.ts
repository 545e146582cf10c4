import { isUuid } from '@little-dunes/domain/catalogue/product'
import { MAX_QUANTITY_PER_ADD } from '@little-dunes/domain/catalogue/stock'
import { refuse } from '@little-dunes/domain/messages/failures'
import { sql } from 'drizzle-orm'
import { refuseUnknownItem } from '#catalogue/refuse-choice'
import type { Operation } from '#http/perform-call'

/** API-28 to API-30: sets the quantity of a size, which at least one colour of the product must have (D-25). */
export const addWish: Operation<'POST /api/wishlist/add'> = async (shop, caller, input) => {
  const { itemId: productId, size, quantity } = input
  if (quantity < 1 || quantity > MAX_QUANTITY_PER_ADD)
    return refuse('invalid_quantity', { textKey: 'quantity_in_range' })
  if (!isUuid(productId)) return refuseUnknownItem(shop.db, { productId, size })
  const { rowCount } = await shop.db.execute(sql`
    INSERT INTO wishes (user_id, product_id, size, quantity)
    SELECT ${caller.id}::uuid, p.id, ${size}, ${quantity}::int FROM products p
    WHERE p.id = ${productId} AND p.status = 'published'
      AND EXISTS (SELECT 1 FROM size_entries e WHERE e.product_id = p.id AND e.size = ${size})
    ON CONFLICT (user_id, product_id, size) DO UPDATE SET quantity = excluded.quantity`)
  return rowCount === 1 ? { textKey: 'wish_added' } : refuseUnknownItem(shop.db, { productId, size })
}
