import { dubaiDay } from '@little-dunes/domain/analytics-spans'
import { foldText } from '@little-dunes/domain/catalogue/search-text'
import { sql } from 'drizzle-orm'
import { missedSearches } from '#analytics/daily/analytics-tables'
import { hasResults } from '#catalogue/find-products'
import type { Operation } from '#http/perform-call'

/** Limits that keep visitors from filling the table. Longer searches are not counted. */
const MAX_WORDS_PER_DAY = 1_000
const LONGEST_WORDS = 60

/** An email address, or the digits of a phone, order or card number. Such a search must not be stored. */
const looksPersonal = (words: string): boolean => /@|\d(?:[\s-]*\d){5}/.test(words)

const normalizeSearch = (search: string): string => foldText(search).replaceAll(/\s+/gu, ' ').trim()

/** Counts words without a match in the whole catalogue, regardless of the visitor's filters. */
export const recordMissedSearch: Operation<'POST /api/product/missed-search'> = async (
  shop,
  _caller,
  { search },
) => {
  const words = normalizeSearch(search)
  const isCounted = words !== '' && words.length <= LONGEST_WORDS && !looksPersonal(words)
  if (!isCounted || (await hasResults(shop, search))) return null
  const day = dubaiDay(shop.now().getTime())
  await shop.db.execute(sql`
    INSERT INTO ${missedSearches} (day, words, count)
    SELECT ${day}, ${words}, 1 WHERE EXISTS (SELECT FROM missed_searches WHERE day = ${day} AND words = ${words})
      OR (SELECT count(*) FROM missed_searches WHERE day = ${day}) < ${MAX_WORDS_PER_DAY}
    ON CONFLICT (day, words) DO UPDATE SET count = missed_searches.count + 1`)
  return null
}
