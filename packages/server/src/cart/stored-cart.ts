import { type CartMap, toCartMap } from '@little-dunes/domain/orders/cart'
import { and, eq } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'

/**
 * The stored cart, oldest line first (DATA-19). It leaves out products that are not published. Sold-out items keep
 * their quantity, so the customer sees them and nothing changes unnoticed.
 */
export async function storedCart(shop: Shop, userId: string): Promise<CartMap> {
  const lines = await shop.db
    .select({
      productId: sizeEntries.productId,
      quantity: cartLines.quantity,
      size: sizeEntries.size,
      colorName: variants.colorName,
    })
    .from(cartLines)
    .innerJoin(sizeEntries, eq(sizeEntries.id, cartLines.sizeEntryId))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), eq(products.status, 'published')))
    .where(eq(cartLines.userId, userId))
    .orderBy(cartLines.added)
  return toCartMap(lines)
}
