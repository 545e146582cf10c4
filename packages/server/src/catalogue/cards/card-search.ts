import {
  BY_SYNONYM,
  DISTANCES,
  isInDescriptions,
  isNumber,
  PART_OF_NAME,
  type Reading,
  type SearchQuery,
  WHOLE_NUMBER,
} from '@little-dunes/domain/catalogue/search'
import type { Term } from '@little-dunes/domain/catalogue/search-text'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { productCards } from '#catalogue/cards/card-tables'
import { placeOf } from '#catalogue/cards/product-card'

const TEXT = productCards.searched
const line = (name: Parameters<typeof placeOf>[0]): SQL =>
  sql`split_part(${TEXT}, ${sql.raw(`E'\\x01'`)}, ${sql.raw(String(placeOf(name)))})`

/** The text as a part of a pattern of LIKE. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const holds = (text: SQL | PgColumn, part: string): SQL => sql`(${text}) LIKE ${`%${literally(part)}%`}::text`

/** `matchesTerm` of the domain, of a line of words. */
function matchesTerm(text: SQL | PgColumn, { word, stem, parts }: Term): SQL {
  const whole = [...new Set([word, stem])].map((one) => holds(text, ` ${one}`))
  const split = parts.length > 1 ? [and(...parts.map((part) => holds(text, ` ${part}`)))] : []
  return sql`(${or(...whole, ...split)})`
}

/** `distanceOf` of the domain. */
function distance(term: Term): SQL {
  const cases = [
    sql`WHEN ${matchesTerm(line('nameWords'), term)} THEN ${sql.raw(String(DISTANCES.name))}`,
    sql`WHEN ${matchesTerm(line('kindWords'), term)} THEN ${sql.raw(String(DISTANCES.kind))}`,
    sql`WHEN ${matchesTerm(line('colourWords'), term)} THEN ${sql.raw(String(DISTANCES.colour))}`,
    ...(isNumber(term.word)
      ? [sql`WHEN ${holds(line('numbers'), term.word)} THEN ${sql.raw(String(DISTANCES.number))}`]
      : []),
    ...(isInDescriptions(term.word)
      ? [
          sql`WHEN ${matchesTerm(line('descriptionWords'), term)} THEN ${sql.raw(String(DISTANCES.description))}`,
        ]
      : []),
  ]
  return sql`CASE ${sql.join(cases, sql` `)} END`
}

/** `rankOf` of the domain: the smallest number is the best, NULL where the card does not answer. */
function rank({ terms, folded, number }: Reading): SQL {
  const sum = terms.length > 0 ? sql`(${sql.join(terms.map(distance), sql` + `)})` : sql`NULL::integer`
  const asNumber = isNumber(number)
    ? sql`WHEN ${holds(line('numbers'), ` ${number}`)} THEN ${sql.raw(String(WHOLE_NUMBER))}`
    : sql``
  return sql`CASE WHEN ${sum} = 0 THEN 0 WHEN ${holds(line('name'), folded)} THEN ${sql.raw(String(PART_OF_NAME))}
    WHEN ${sum} IS NOT NULL THEN ${sum} ${asNumber} END`
}

/** `searchRank` of the domain. */
export const searchRank = ({ others, ...query }: SearchQuery): SQL =>
  others.length === 0
    ? rank(query)
    : sql`least(${sql.join(
        [rank(query), ...others.map((other) => sql`${rank(other)} + ${sql.raw(String(BY_SYNONYM))}`)],
        sql`, `,
      )})`

/** What every card holds somewhere that answers a reading: what the index can look for. */
function indexed({ terms, folded, number }: Reading): SQL | undefined {
  const all = and(
    ...terms.map((term) =>
      or(matchesTerm(TEXT, term), isNumber(term.word) ? holds(TEXT, term.word) : undefined),
    ),
  )
  return or(
    terms.length > 0 ? all : undefined,
    holds(TEXT, folded),
    isNumber(number) ? holds(TEXT, ` ${number}`) : undefined,
  )
}

/** The cards that answer a search: first what the index finds, then by the rule. */
export const answersSearch = (query: SearchQuery): SQL | undefined =>
  and(or(...[query, ...query.others].map(indexed)), sql`${searchRank(query)} IS NOT NULL`)
