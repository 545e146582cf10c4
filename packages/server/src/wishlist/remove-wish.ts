import { isProductId } from '@little-dunes/domain/catalogue/product'
import { and, eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { wishes } from '#wishlist/wishlist-tables'

/** API-35 to API-38: takes all sizes of the product (D-25). What is not on the list is removed already. */
export const removeWish: Operation<'POST /api/wishlist/remove'> = async (
  shop,
  caller,
  { itemId: productId },
) => {
  if (isProductId(productId)) {
    await shop.db.delete(wishes).where(and(eq(wishes.userId, caller.id), eq(wishes.productId, productId)))
  }
  return { textKey: 'wish_removed' }
}
