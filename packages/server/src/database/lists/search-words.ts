import { type SQL, sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** The indexes know parts of three letters or more. */
export const SHORTEST_INDEXED = 3

/** Any part of a folded text; what means something to LIKE is looked for as it is. */
const asPattern = (folded: SQL): SQL =>
  sql`'%' || replace(replace(replace(${folded}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** Whether a folded text holds a word, however its Arabic is written. */
export const holdsWord = (folded: SQL, word: string): SQL =>
  sql`${folded} LIKE ${asPattern(sql`fold_search(${word}::text)`)}`

/** What each word is looked for by; folded once, where a condition would fold it for every row. */
export async function patternsOf(shop: Shop, words: readonly string[]): Promise<string[]> {
  const { rows } = await shop.db.execute<{ pattern: string }>(sql`
    SELECT ${asPattern(sql`fold_search(word)`)} AS pattern
    FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS given(word, place) ORDER BY place`)
  return rows.map(({ pattern }) => pattern)
}
