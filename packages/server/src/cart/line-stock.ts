import type { CartLine } from '@little-dunes/domain/cart'
import { isProductId } from '@little-dunes/domain/product'
import { and, eq, not, sql } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'

/** Stock of a line's size and colour and what the own cart holds of it; null when the shop does not have it. */
export async function lineStock(
  shop: Shop,
  userId: string,
  { itemId, size, colorName }: CartLine,
): Promise<{ stocks: number; held: number } | null> {
  if (!isProductId(itemId)) return null
  const [found] = await shop.db
    .select({ stocks: sizeEntries.stocks, held: sql<number>`coalesce(${cartLines.quantity}, 0)` })
    .from(sizeEntries)
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), not(products.archived)))
    .leftJoin(
      cartLines,
      and(
        eq(cartLines.userId, userId),
        eq(cartLines.productId, sizeEntries.productId),
        eq(cartLines.size, sizeEntries.size),
        eq(cartLines.colorName, sizeEntries.colorName),
      ),
    )
    .where(
      and(
        eq(sizeEntries.productId, itemId),
        eq(sizeEntries.colorName, colorName),
        eq(sizeEntries.size, size),
      ),
    )
  return found ?? null
}
