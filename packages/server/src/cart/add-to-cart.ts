import { isUuid } from '@little-dunes/domain/catalogue/product'
import { MAX_QUANTITY_PER_ADD, stockLeft } from '@little-dunes/domain/catalogue/stock'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { type CartLine, fromWireLine } from '@little-dunes/domain/orders/cart'
import { sql } from 'drizzle-orm'
import { lineStock } from '#cart/line-stock'
import { storedCart } from '#cart/stored-cart'
import { entryIdSql } from '#catalogue/named-entries'
import { refuseUnknownItem } from '#catalogue/refuse-choice'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import type { Shop } from '#shop'

/** API-10 to API-12: adds to the line, 1 to 10 units at a time, never beyond the stock (D-21, D-23). */
export const addToCart: Operation<'POST /api/cart/add'> = async (shop, caller, input, context) => {
  const { userId: _, ...body } = input
  const request = { userId: caller.id, call: context.call, key: context.idempotencyKey, body }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => add(tx, caller.id, fromWireLine(body)))
  return answer
}

async function add(shop: Shop, userId: string, line: CartLine) {
  if (line.quantity < 1) return refuse('invalid_quantity', { textKey: 'quantity_in_range' })
  if (!isUuid(line.productId)) return refuseUnknownItem(shop.db, line)
  const fits = line.quantity <= MAX_QUANTITY_PER_ADD && (await growLine(shop, userId, line))
  if (!fits) return refuseAdd(shop, userId, line)
  return { textKey: 'cart_added' as const, cartData: await storedCart(shop, userId) }
}

/**
 * A single statement checks the stock and the limits, so concurrent adds cannot exceed them: `cart_takes` locks the
 * cart before it counts the lines.
 */
async function growLine(shop: Shop, userId: string, line: CartLine): Promise<boolean> {
  const { rowCount } = await shop.db.execute(sql`
    WITH entry AS (
      SELECT e.id, least(e.available, s.max_units_per_line) AS max FROM shop_settings s, size_entries e
      JOIN products p ON p.id = e.product_id AND p.status = 'published'
      WHERE e.id = ${entryIdSql(line)} AND cart_takes(${userId}, e.id, s.max_lines)
    )
    INSERT INTO cart_lines AS line (user_id, size_entry_id, quantity)
    SELECT ${userId}::uuid, id, ${line.quantity}::int FROM entry WHERE max >= ${line.quantity}
    ON CONFLICT (user_id, size_entry_id) DO UPDATE
    SET quantity = line.quantity + excluded.quantity
    WHERE line.quantity + excluded.quantity <= (SELECT max FROM entry)`)
  return rowCount === 1
}

/** `left` is the quantity that one more add could take (D-23), limited by stock and maximum quantities. */
async function refuseAdd(shop: Shop, userId: string, line: CartLine): Promise<Refusal> {
  const stock = await lineStock(shop, userId, line)
  if (!stock) return refuseUnknownItem(shop.db, line)
  if (stock.inCart === 0 && stock.lines >= stock.maxLines) return refuse('cart_full', { max: stock.maxLines })
  const inStock = stockLeft(stock.stocks, stock.inCart)
  const left = Math.min(inStock, stockLeft(stock.maxUnits, stock.inCart))
  if (left >= line.quantity)
    return refuse('not_enough_stock', { left: MAX_QUANTITY_PER_ADD, textKey: 'too_many_at_once' })
  const textKey = inStock > left ? 'most_units_in_cart' : 'not_enough_stock'
  return refuse('not_enough_stock', { left: Math.min(left, MAX_QUANTITY_PER_ADD), textKey })
}
