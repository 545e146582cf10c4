import { type CartMap, toCartMap } from '@little-dunes/domain/orders/cart'
import { and, eq } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'

/**
 * The cart as the server holds it, oldest line first (DATA-19). Lines of products that are not published are left out; what
 * is sold out stays with its quantity, so that the shopper sees it and nothing changes behind their back.
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
