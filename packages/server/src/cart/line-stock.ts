import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { and, eq, not, sql } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { entryIdOf } from '#catalogue/named-entries'
import type { Shop } from '#shop'

/** Stock of a line's size and colour and what the own cart holds of it; null when the shop does not have it. */
export async function lineStock(
  shop: Shop,
  userId: string,
  line: CartLine,
): Promise<{ stocks: number; held: number } | null> {
  if (!isProductId(line.itemId)) return null
  const own = and(eq(cartLines.userId, userId), eq(cartLines.sizeEntryId, sizeEntries.id))
  const [found] = await shop.db
    .select({ stocks: sizeEntries.available, held: sql<number>`coalesce(${cartLines.quantity}, 0)` })
    .from(sizeEntries)
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), not(products.archived)))
    .leftJoin(cartLines, own)
    .where(eq(sizeEntries.id, entryIdOf(line)))
  return found ?? null
}
