import { type CartMap, toCartMap } from '@little-dunes/domain/cart'
import { and, eq, not } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'

/**
 * The cart as the server holds it, oldest line first (DATA-19). Lines of what the shop no longer has are left out; what
 * is sold out stays with its quantity, so that the shopper sees it and nothing changes behind their back.
 */
export async function heldCart(shop: Shop, userId: string): Promise<CartMap> {
  const lines = await shop.db
    .select({
      itemId: cartLines.productId,
      quantity: cartLines.quantity,
      size: cartLines.size,
      colorName: cartLines.colorName,
    })
    .from(cartLines)
    .innerJoin(products, and(eq(products.id, cartLines.productId), not(products.archived)))
    .innerJoin(
      sizeEntries,
      and(
        eq(sizeEntries.productId, cartLines.productId),
        eq(sizeEntries.colorName, cartLines.colorName),
        eq(sizeEntries.size, cartLines.size),
      ),
    )
    .where(eq(cartLines.userId, userId))
    .orderBy(cartLines.added)
  return toCartMap(lines)
}
