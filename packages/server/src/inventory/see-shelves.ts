import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { MAX_COUNTED } from '@little-dunes/domain/contract/inventory/stock-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { and, asc, count, eq, inArray, min, ne, or, type SQL, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { holdsWord } from '#database/lists/search-words'
import type { Operation } from '#http/perform-call'
import { loadPausedCounts } from '#inventory/pause-count'
import { selectSizes, toShelvedSizes } from '#inventory/shelved-sizes'
import type { Shop } from '#shop'

/** B2 before B10. */
const byPlace = new Intl.Collator('en', { numeric: true }).compare

/** Archived products and uncounted sizes (D-70) are never on a count list. */
const isToCount = and(eq(sizeEntries.counted, true), ne(products.status, 'archived'))

export const seeShelves: Operation<'GET /api/staff/stock/shelves'> = async ({ db }) => {
  const paused = await loadPausedCounts({ db })
  const shelf = sql<string>`coalesce(${sizeEntries.shelf}, '')`
  const counted = await db
    .select({
      shelf,
      sizes: count(),
      countedSince: min(sizeEntries.lastCountedAt),
      neverCounted: sql`count(*) FILTER (WHERE ${sizeEntries.lastCountedAt} IS NULL)`.mapWith(Number),
    })
    .from(sizeEntries)
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(isToCount)
    .groupBy(shelf)
  const shelves = counted.map(({ countedSince, ...one }) => ({
    ...one,
    countedSince: countedSince?.getTime() ?? null,
    paused: paused.get(one.shelf) ?? null,
  }))
  // Sizes without a shelf come last.
  const shelved = shelves.filter((one) => one.shelf !== '').toSorted((a, b) => byPlace(a.shelf, b.shelf))
  return { shelves: [...shelved, ...shelves.filter((one) => one.shelf === '')] }
}

/** SKUs have no index, so the index of the search narrows the rows first. */
const hasArticle = (article: string): SQL | undefined =>
  and(
    holdsWord(sql`fold_search(${products.name} || ' ' || ${products.sku})`, article),
    sql`lower(${products.sku}) = lower(${article})`,
  )

export const seeSizesToCount: Operation<'GET /api/staff/stock/sizes'> = async (
  shop,
  _member,
  { shelf, code, id, article },
  { language },
) => {
  const { barcode, subSku } = sizeEntries
  if (code !== undefined) {
    // The code may be typed in small letters. SKUs are in capitals.
    const isIt = or(eq(barcode, code), inArray(subSku, [code, code.toUpperCase()]))
    return { sizes: await sizesWhere(shop, language, isIt) }
  }
  if (id !== undefined) {
    const sizes = isUuid(id) ? await sizesWhere(shop, language, eq(sizeEntries.id, id)) : []
    return { sizes }
  }
  if (article !== undefined) return { sizes: await sizesWhere(shop, language, hasArticle(article)) }
  const isThere = shelf === undefined ? null : and(isToCount, eq(sizeEntries.shelf, shelf))
  const sizes = isThere === null ? [] : await sizesWhere(shop, language, isThere)
  return { sizes }
}

export const findSizes: Operation<'POST /api/staff/stock/find'> = async (
  shop,
  _member,
  { codes },
  { language },
) => {
  const { barcode, subSku } = sizeEntries
  const skus = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))]
  const isOne = or(inArray(barcode, codes), inArray(subSku, skus))
  return { sizes: await sizesWhere(shop, language, isOne, codes.length * 3) }
}

/** One statement, so each stock belongs to the movement that is read with it. */
async function sizesWhere(
  shop: Shop,
  language: Language,
  condition: SQL | undefined,
  limit = MAX_COUNTED,
): Promise<ShelvedSize[]> {
  const rows = await selectSizes(shop)
    .where(condition)
    .orderBy(asc(products.name), asc(products.id), asc(variants.position), asc(sizeEntries.position))
    .limit(limit)
  return toShelvedSizes(shop, language, rows)
}
