import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import {
  type CartLine,
  combineLines,
  type MergedCart,
  mergeCarts,
  readLines,
  toWireLine,
} from '@little-dunes/domain/orders/cart'
import { and, eq, sql } from 'drizzle-orm'
import { addToLines } from '#cart/add-to-lines'
import { cartLines, cartMerges } from '#cart/cart-tables'
import { lockCart } from '#cart/lock-cart'
import { storedCart } from '#cart/stored-cart'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { type EntrySelector, namedEntries } from '#catalogue/named-entries'
import { runExclusive } from '#database/customer-mutex'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { readOrderLimits } from '#settings/order-limits'
import type { Shop } from '#shop'

/** API-20 to API-23, D-21: equal lines are added up and capped at the stock; a `mergeId` counts once. */
export const mergeCart: Operation<'POST /api/cart/merge'> = async (shop, caller, { guestCart, mergeId }) => {
  const transact = () =>
    inTransaction(shop, async (tx) => {
      const isNew = mergeId === undefined || (await noteMerge(tx, caller.id, mergeId))
      const { dropped, capped } = isNew ? await merge(tx, caller.id, guestCart) : NOTHING
      const cartData = await storedCart(tx, caller.id)
      return { textKey: 'cart_merged' as const, cartData, dropped, capped }
    })
  return (await runExclusive(shop, caller.id, transact)) ?? refuse('too_many_requests')
}

const NOTHING = { dropped: [], capped: [] }

/** A repeat waits for the merge with the same id that is in progress. Then it changes nothing. */
async function noteMerge(shop: Shop, userId: string, mergeId: string): Promise<boolean> {
  const merge = { userId, mergeId, mergedAt: shop.now() }
  const { rowCount } = await shop.db.insert(cartMerges).values(merge).onConflictDoNothing()
  return rowCount === 1
}

async function merge(shop: Shop, userId: string, guestCart: unknown) {
  const sent = readLines(guestCart).map((line) => ({ ...line, productId: line.productId.toLowerCase() }))
  const [guest, nothing] = [sent.filter(isSome), sent.filter((line) => !isSome(line))]
  const findEntry = await loadEntries(shop, guest)
  const renamed = combineLines(guest.map((line) => ({ ...line, ...findEntry(line)?.named })))
  await lockCart(shop, userId)
  const customerLines = await readCartLines(shop, userId)
  const { maxLines, maxUnitsPerLine } = await readOrderLimits(shop)
  const max = (line: EntrySelector) => {
    const stocks = findEntry(line)?.stocks ?? null
    return stocks && Math.min(stocks, maxUnitsPerLine)
  }
  const merged = mergeCarts(customerLines, renamed, max, maxLines)
  const grown = gains(customerLines, merged).flatMap(({ quantity, ...line }) => {
    const entry = findEntry(line)
    return entry ? [{ sizeEntryId: entry.sizeEntryId, quantity }] : []
  })
  await addToLines(shop, userId, grown)
  return {
    dropped: [...nothing, ...merged.dropped].map(toWireLine),
    capped: merged.capped.map(toWireLine),
  }
}

const isSome = ({ quantity }: CartLine): boolean => quantity > 0

const toKey = ({ productId, size, colorName }: EntrySelector) => JSON.stringify([productId, size, colorName])

/** PostgreSQL refuses NUL in text. */
const mayBeInShop = ({ productId, size, colorName }: EntrySelector): boolean =>
  isUuid(productId) && !`${size}${colorName}`.includes('\u0000')

interface StockEntry {
  sizeEntryId: string
  stocks: number
  /** Current names: a guest cart may have a former name of the colour. */
  named: EntrySelector
}

/** The result finds an entry by the names in the line and by the current names. */
async function loadEntries(
  shop: Shop,
  lines: CartLine[],
): Promise<(line: EntrySelector) => StockEntry | undefined> {
  const asked = lines.filter(mayBeInShop)
  const rows = await shop.db
    .select({
      place: sql<number>`named.place`,
      sizeEntryId: sizeEntries.id,
      stocks: sizeEntries.available,
      named: { productId: sizeEntries.productId, size: sizeEntries.size, colorName: variants.colorName },
    })
    .from(sizeEntries)
    .innerJoin(sql`${namedEntries(asked)} AS named`, eq(sizeEntries.id, sql`named.id`))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), eq(products.status, 'published')))
  const entries = new Map(rows.map((row) => [toKey(row.named), row]))
  for (const row of rows) {
    const line = asked[row.place - 1]
    if (line) entries.set(toKey(line), row)
  }
  return (line) => entries.get(toKey(line))
}

/** Locked, so that nothing else changes these lines in the meantime. */
const readCartLines = (shop: Shop, userId: string): Promise<CartLine[]> =>
  shop.db
    .select({
      productId: sizeEntries.productId,
      size: sizeEntries.size,
      colorName: variants.colorName,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .innerJoin(sizeEntries, eq(sizeEntries.id, cartLines.sizeEntryId))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .where(eq(cartLines.userId, userId))
    .orderBy(cartLines.added)
    .for('update', { of: cartLines })

/** Units that the merge adds to each line of the customer's cart. */
function gains(customerLines: CartLine[], merged: MergedCart): CartLine[] {
  const before = new Map(customerLines.map((line) => [toKey(line), line.quantity]))
  return merged.lines
    .map((line) => ({ ...line, quantity: line.quantity - (before.get(toKey(line)) ?? 0) }))
    .filter(isSome)
}
