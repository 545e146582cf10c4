import { addedUp, type CartLine, type MergedCart, mergeCarts, readLines } from '@little-dunes/domain/cart'
import { isProductId } from '@little-dunes/domain/product'
import { and, eq, inArray, not } from 'drizzle-orm'
import { cartLines, cartMerges } from '#cart/cart-tables'
import { growLines } from '#cart/grow-lines'
import { heldCart } from '#cart/held-cart'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** API-20 to API-23, D-21: equal lines are added up and capped at the stock; a `mergeId` counts once. */
export const mergeCart: Operation<'POST /api/cart/merge'> = (shop, caller, { guestCart, mergeId }) =>
  inTransaction(shop, async (inside) => {
    const isNew = mergeId === undefined || (await noteMerge(inside, caller.id, mergeId))
    const { dropped, capped } = isNew ? await merge(inside, caller.id, guestCart) : NOTHING
    const cartData = await heldCart(inside, caller.id)
    return { success: true, message: 'cart_merged', cartData, dropped, capped }
  })

const NOTHING = { dropped: [], capped: [] }

/** A repeat waits for a merge of the same id that is under way, and then changes nothing. */
async function noteMerge(shop: Shop, userId: string, mergeId: string): Promise<boolean> {
  const merge = { userId, mergeId, mergedAt: shop.now() }
  const { rowCount } = await shop.db.insert(cartMerges).values(merge).onConflictDoNothing()
  return rowCount === 1
}

async function merge(shop: Shop, userId: string, guestCart: unknown) {
  const sent = readLines(guestCart).map((line) => ({ ...line, itemId: line.itemId.toLowerCase() }))
  const guest = addedUp(sent.filter((line) => line.quantity > 0))
  const nothing = sent.filter((line) => line.quantity <= 0)
  const stockOf = await stocksOf(shop, guest)
  const own = await ownLines(shop, userId)
  const merged = mergeCarts(own, guest, (line) => stockOf.get(keyOf(line)) ?? null)
  await growLines(shop, userId, gains(own, merged))
  return { dropped: [...nothing, ...merged.dropped], capped: merged.capped }
}

const keyOf = ({ itemId, size, colorName }: Omit<CartLine, 'quantity'>) =>
  JSON.stringify([itemId, size, colorName])

async function stocksOf(shop: Shop, lines: CartLine[]): Promise<Map<string, number>> {
  const ids = [...new Set(lines.map((line) => line.itemId).filter(isProductId))]
  const rows = await shop.db
    .select({
      itemId: sizeEntries.productId,
      size: sizeEntries.size,
      colorName: sizeEntries.colorName,
      stocks: sizeEntries.stocks,
    })
    .from(sizeEntries)
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), not(products.archived)))
    .where(inArray(sizeEntries.productId, ids))
  return new Map(rows.map((row) => [keyOf(row), row.stocks]))
}

/** Locked, so that nothing else changes these lines meanwhile. */
const ownLines = (shop: Shop, userId: string): Promise<CartLine[]> =>
  shop.db
    .select({
      itemId: cartLines.productId,
      size: cartLines.size,
      colorName: cartLines.colorName,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(cartLines.added)
    .for('update')

/** What each line of the merged cart has more than the own one had. */
function gains(own: CartLine[], merged: MergedCart): CartLine[] {
  const before = new Map(own.map((line) => [keyOf(line), line.quantity]))
  return merged.lines
    .map((line) => ({ ...line, quantity: line.quantity - (before.get(keyOf(line)) ?? 0) }))
    .filter((line) => line.quantity > 0)
}
