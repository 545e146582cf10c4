import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { wishes } from '#wishlist/wishlist-tables'

/** API-35 to API-38: removes all sizes of the product (D-25). Idempotent. */
export const removeWish: Operation<'POST /api/wishlist/remove'> = async (
  shop,
  caller,
  { itemId: productId },
) => {
  if (isUuid(productId)) {
    await shop.db.delete(wishes).where(and(eq(wishes.userId, caller.id), eq(wishes.productId, productId)))
  }
  return { textKey: 'wish_removed' }
}
