import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { and, eq, sql } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { entryIdOf } from '#catalogue/named-entries'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** What a line may grow to, in units, and how full the cart is, in lines. */
export interface LineStock {
  stocks: number
  /** Units that the own cart holds. */
  held: number
  mostUnits: number
  lines: number
  mostLines: number
}

/** Stock of a line's size and colour and what the own cart holds; null when the shop does not have it. */
export async function lineStock(shop: Shop, userId: string, line: CartLine): Promise<LineStock | null> {
  if (!isProductId(line.productId)) return null
  const own = and(eq(cartLines.userId, userId), eq(cartLines.sizeEntryId, sizeEntries.id))
  const [found] = await shop.db
    .select({
      stocks: sizeEntries.available,
      held: sql<number>`coalesce(${cartLines.quantity}, 0)`,
      mostUnits: shopSettings.mostUnitsPerLine,
      lines: sql`(SELECT count(*) FROM cart_lines c WHERE c.user_id = ${userId})`.mapWith(Number),
      mostLines: shopSettings.mostLines,
    })
    .from(sizeEntries)
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), eq(products.status, 'published')))
    .crossJoin(shopSettings)
    .leftJoin(cartLines, own)
    .where(eq(sizeEntries.id, entryIdOf(line)))
  return found ?? null
}
