import { type SQL, sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** The indexes contain trigrams, so shorter words need another condition. */
export const SHORTEST_INDEXED = 3

/** Matches any part of a folded text; escapes the wildcards of LIKE. */
const asPattern = (folded: SQL): SQL =>
  sql`'%' || replace(replace(replace(${folded}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** Finds a word in a folded text, in any spelling of its Arabic letters. */
export const holdsWord = (folded: SQL, word: string): SQL =>
  sql`${folded} LIKE ${asPattern(sql`fold_search(${word}::text)`)}`

/** Patterns of the words, folded once: a condition would fold them again for every row. */
export async function buildPatterns(shop: Shop, words: readonly string[]): Promise<string[]> {
  const { rows } = await shop.db.execute<{ pattern: string }>(sql`
    SELECT ${asPattern(sql`fold_search(word)`)} AS pattern
    FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS given(word, place) ORDER BY place`)
  return rows.map(({ pattern }) => pattern)
}
