import { and, count, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { searchSynonyms } from '#catalogue/search/synonym-tables'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { transaction } from '#database/transaction'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import { orderLines } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Database } from '#shop'
import { catalogue } from '../../../../demo/catalogue/catalogue.ts'
import { codes } from '../../../../demo/catalogue/codes.ts'
import { searchWords } from '../../../../demo/catalogue/search-words.ts'

const isOfDemo = inArray(
  products.sku,
  catalogue.map(({ sku }) => sku),
)
const isDemoCode = inArray(
  discountCodes.code,
  codes.map(({ code }) => code),
)

/** Demo products and discount codes that are still on sale. */
export async function countDemo(db: Database): Promise<{ products: number; codes: number }> {
  const published = and(isOfDemo, ne(products.status, 'archived'))
  const active = and(isDemoCode, eq(discountCodes.active, true))
  const [ofProducts] = await db.select({ all: count() }).from(products).where(published)
  const [ofCodes] = await db.select({ all: count() }).from(discountCodes).where(active)
  return { products: ofProducts?.all ?? 0, codes: ofCodes?.all ?? 0 }
}

export interface RemovedDemo {
  removed: number
  /** Ordered products stay in the books, hidden. */
  archived: number
  codesRemoved: number
  /** Used discount codes that were ended instead of deleted. */
  codesEnded: number
}

/**
 * Removes the demo's products, found by SKU, and its discount codes, all or nothing. Later starts do not bring them
 * back. Orders keep their items (D-07).
 */
export const removeDemo = (database: Database): Promise<RemovedDemo> => transaction(database, removeDemoIn)

export async function removeDemoIn(db: Database): Promise<RemovedDemo> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.seed})`)
  await db.update(shopSettings).set({ demo: false })
  const ordered = db.select().from(orderLines).where(eq(orderLines.productId, products.id))
  const unordered = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOfDemo, notExists(ordered)))
  const ids = unordered.map(({ id }) => id)
  // Ordered by id, as in orders, to avoid deadlocks.
  const ofIds = inArray(sizeEntries.productId, ids)
  await db.select({ id: sizeEntries.id }).from(sizeEntries).where(ofIds).orderBy(sizeEntries.id).for('update')
  await db.delete(products).where(inArray(products.id, ids))
  const archived = await db.update(products).set({ status: 'archived' }).where(isOfDemo)
  const uses = db.select().from(codeUses).where(eq(codeUses.code, discountCodes.code))
  const codesRemoved = await db.delete(discountCodes).where(and(isDemoCode, notExists(uses)))
  const codesEnded = await db.update(discountCodes).set({ active: false }).where(isDemoCode)
  for (const { typed, meant } of searchWords)
    await db
      .delete(searchSynonyms)
      .where(and(eq(searchSynonyms.typed, typed), eq(searchSynonyms.meant, meant)))
  return {
    removed: ids.length,
    archived: archived.rowCount ?? 0,
    codesRemoved: codesRemoved.rowCount ?? 0,
    codesEnded: codesEnded.rowCount ?? 0,
  }
}
