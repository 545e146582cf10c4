import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { and, eq, sql } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { entryIdSql } from '#catalogue/named-entries'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

export interface LineStock {
  stocks: number
  /** Units of this line in the customer's cart. */
  inCart: number
  maxUnits: number
  lines: number
  maxLines: number
}

/** Null when the shop does not sell this size and colour. */
export async function lineStock(shop: Shop, userId: string, line: CartLine): Promise<LineStock | null> {
  if (!isUuid(line.productId)) return null
  const isSameLine = and(eq(cartLines.userId, userId), eq(cartLines.sizeEntryId, sizeEntries.id))
  const [row] = await shop.db
    .select({
      stocks: sizeEntries.available,
      inCart: sql<number>`coalesce(${cartLines.quantity}, 0)`,
      maxUnits: shopSettings.maxUnitsPerLine,
      lines: sql`(SELECT count(*) FROM cart_lines c WHERE c.user_id = ${userId})`.mapWith(Number),
      maxLines: shopSettings.maxLines,
    })
    .from(sizeEntries)
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), eq(products.status, 'published')))
    .crossJoin(shopSettings)
    .leftJoin(cartLines, isSameLine)
    .where(eq(sizeEntries.id, entryIdSql(line)))
  return row ?? null
}
