import { and, or, type SQL, sql } from 'drizzle-orm'
import { products, productTranslations, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { splitWords } from '#database/lists/search-terms'
import { buildPatterns, holdsWord, SHORTEST_INDEXED } from '#database/lists/search-words'
import type { Shop } from '#shop'

/** Maximum number of matches of a word that are collected by the indexes. */
const MAX_COLLECTED = 3_000

/** Texts of a product, of its translation, its colours and sizes. Each of them has an index. */
const TEXTS = [
  {
    table: products,
    productId: products.id,
    text: sql`fold_search(${products.name} || ' ' || ${products.sku})`,
  },
  {
    table: productTranslations,
    productId: productTranslations.productId,
    text: sql`fold_search(${productTranslations.name})`,
  },
  { table: variants, productId: variants.productId, text: sql`fold_search(${variants.colorName})` },
  {
    table: sizeEntries,
    productId: sizeEntries.productId,
    text: sql`fold_search(${sizeEntries.subSku} || ' ' || coalesce(${sizeEntries.barcode}, ''))`,
  },
] as const

const matches = (word: string): SQL =>
  sql.join(
    TEXTS.map(
      ({ table, productId, text }) =>
        sql`SELECT ${productId} AS id FROM ${table} WHERE ${holdsWord(text, word)}`,
    ),
    sql` UNION ALL `,
  )

/** Every match by its index, without a limit. */
const isMatch = (word: string): SQL => sql`${products.id} IN (${matches(word)})`

/** Each word is in some text of the product. For all products at once, such as an export. */
export const searchAll = (q: string | undefined): SQL | undefined => and(...splitWords(q ?? '').map(isMatch))

const hasAnyId = (ids: readonly string[]): SQL => sql`${products.id} = ANY(${sql.param(ids)}::uuid[])`

/** Checks each product by subqueries, which the database neither collects in advance nor estimates as rare. */
const isMatchOnTheWay = (pattern: string): SQL | undefined =>
  or(
    ...TEXTS.map(({ table, productId, text }) =>
      table === products
        ? sql`(SELECT ${text} LIKE ${pattern}::text)`
        : sql`(SELECT true FROM ${table} WHERE ${productId} = ${products.id} AND ${text} LIKE ${pattern}::text LIMIT 1)`,
    ),
  )

/** The matches of a word, or null if there are more than `most`. */
async function collect(shop: Shop, word: string, max: number): Promise<string[] | null> {
  const { rows } = await inTransaction(shop, async (tx) => {
    // The planner overestimates the matches of rare parts and would read the whole table for them.
    await tx.db.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.db.execute<{ id: string }>(sql`${matches(word)} LIMIT ${max + 1}`)
  })
  return rows.length > max ? null : rows.map(({ id }) => id)
}

/** Words are frequent if so many of the newest products match: a list then soon has its next ones. */
const PROBED = 200
const FREQUENT = 8

async function areFrequent(shop: Shop, condition: SQL | undefined): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`
    SELECT FROM (SELECT * FROM ${products} ORDER BY published_at DESC NULLS LAST, id LIMIT ${PROBED}) products
    WHERE ${condition} LIMIT ${FREQUENT}`)
  return rows.length === FREQUENT
}

/** Each word is in some text of the product. For a page of a list, as fast as the words allow. */
export async function searchPage(
  shop: Shop,
  q: string | undefined,
  max = MAX_COLLECTED,
): Promise<SQL | undefined> {
  const words = splitWords(q ?? '')
  if (words.length === 0) return undefined
  const patterns = await buildPatterns(shop, words)
  const onTheWay = and(...patterns.map(isMatchOnTheWay))
  if (await areFrequent(shop, onTheWay)) return onTheWay
  const collected = await Promise.all(
    words.map((word) => (word.length < SHORTEST_INDEXED ? null : collect(shop, word, max))),
  )
  const rare = collected.filter((ids) => ids !== null)
  // Few products are left, and each is checked for the words that are not rare.
  return rare.length > 0 ? and(...rare.map(hasAnyId), onTheWay) : searchAll(q)
}
