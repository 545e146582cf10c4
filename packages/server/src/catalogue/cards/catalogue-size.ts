import { eq, sql } from 'drizzle-orm'
import { countedGroups } from '#catalogue/cards/card-counts'
import { cardCounts, staleCards } from '#catalogue/cards/card-tables'
import { products } from '#catalogue/catalogue-tables'
import type { CatalogueNames } from '#catalogue/memory/known-catalogue'
import type { Database } from '#shop'

/**
 * Number of published products from which processes no longer keep all of them in memory. Below it, lists from memory
 * are faster than queries, and 20,000 products of 18 sizes take some 300 MB (146 MB for 10,000).
 */
export const LARGE_SHOP = 20_000

/** Products without a card yet count as well. */
async function isLarge(db: Database, largeShop: number, cards: number): Promise<boolean> {
  if (cards >= largeShop) return true
  const { rows } = await db.execute<{ many: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${staleCards}) AND (SELECT count(*) FROM (
      SELECT FROM ${products} WHERE ${eq(products.status, 'published')} LIMIT ${largeShop}) published) >= ${largeShop} AS many`)
  return rows[0]?.many === true
}

/** Names of sub-categories, sizes and colours of a large catalogue. Null for a small one. */
export async function catalogueSize(db: Database, largeShop: number): Promise<CatalogueNames | null> {
  const groups = await countedGroups(db)
  const cards = groups.reduce((sum, { count }) => sum + count, 0)
  if (!(await isLarge(db, largeShop, cards))) return null
  const { rows } = await db.execute<{ kind: string; value: string }>(sql`
    SELECT DISTINCT kind, value FROM ${cardCounts} WHERE kind IN ('size', 'colour')`)
  const listValues = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value }) => value)
  return {
    types: new Set(groups.map(({ typeSlug }) => typeSlug)),
    sizes: new Set(listValues('size').map((size) => size.toLowerCase())),
    colours: new Set(listValues('colour')),
  }
}
