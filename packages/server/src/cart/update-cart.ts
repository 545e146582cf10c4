import { isUuid } from '@little-dunes/domain/catalogue/product'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { type CartLine, fromWireLine } from '@little-dunes/domain/orders/cart'
import { and, eq, sql } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { lineStock } from '#cart/line-stock'
import { storedCart } from '#cart/stored-cart'
import { entryIdSql } from '#catalogue/named-entries'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** API-13 to API-15: sets the quantity of a line, up to the stock and the line's limit; 0 or less removes it (D-23). */
export const updateCart: Operation<'POST /api/cart/update'> = async (shop, caller, input) => {
  const line = fromWireLine(input)
  if (!isUuid(line.productId)) return refuse('line_not_in_cart')
  const removes = line.quantity <= 0
  const changed = await (removes ? removeLine : setLine)(shop, caller.id, line)
  if (!changed) return removes ? refuse('line_not_in_cart') : refuseUpdate(shop, caller.id, line)
  const textKey = removes ? 'cart_removed' : 'cart_updated'
  return { textKey, cartData: await storedCart(shop, caller.id) }
}

const isLine = (userId: string, line: CartLine) =>
  and(eq(cartLines.userId, userId), eq(cartLines.sizeEntryId, entryIdSql(line)))

async function removeLine(shop: Shop, userId: string, line: CartLine): Promise<boolean> {
  const { rowCount } = await shop.db.delete(cartLines).where(isLine(userId, line))
  return rowCount === 1
}

/** Largest value of an `integer` column. */
const LARGEST_STOCK = 2_147_483_647

async function setLine(shop: Shop, userId: string, line: CartLine): Promise<boolean> {
  if (line.quantity > LARGEST_STOCK) return false
  const fits = sql`EXISTS (
    SELECT 1 FROM size_entries e JOIN products p ON p.id = e.product_id AND p.status = 'published'
    CROSS JOIN shop_settings s
    WHERE e.id = ${cartLines.sizeEntryId} AND least(e.available, s.max_units_per_line) >= ${line.quantity})`
  const { rowCount } = await shop.db
    .update(cartLines)
    .set({ quantity: line.quantity })
    .where(and(isLine(userId, line), fits))
  return rowCount === 1
}

/** `line_not_in_cart` comes first: another colour changes nothing (D-20). `left` is the line's maximum quantity. */
async function refuseUpdate(shop: Shop, userId: string, line: CartLine): Promise<Refusal> {
  const stock = await lineStock(shop, userId, line)
  if (!stock || stock.inCart === 0) return refuse('line_not_in_cart')
  if (stock.stocks <= stock.maxUnits) return refuse('not_enough_stock', { left: stock.stocks })
  return refuse('not_enough_stock', { left: stock.maxUnits, textKey: 'most_units_in_cart' })
}
