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
import { getPlace } from '#catalogue/cards/product-card'

const TEXT = productCards.searched
/** A line of the text, which `searchRank` splits. */
const line = (name: Parameters<typeof getPlace>[0]): SQL => sql.raw(`lines[${getPlace(name)}]`)

const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const holds = (text: SQL | PgColumn, part: string): SQL => sql`(${text}) LIKE ${`%${literally(part)}%`}::text`

/** `matchesTerm` of the domain, for a line of words. */
function matchesTerm(text: SQL | PgColumn, { word, stem, parts }: Term): SQL {
  const whole = [...new Set([word, stem])].map((one) => holds(text, ` ${one}`))
  const split = parts.length > 1 ? [and(...parts.map((part) => holds(text, ` ${part}`)))] : []
  return sql`(${or(...whole, ...split)})`
}

/** `getDistance` of the domain. */
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

/**
 * Keeps PostgreSQL from inlining an expression, and computing it again, wherever its name is used: a subquery with an
 * offset is not flattened (`is_simple_subquery` in its planner).
 */
export const COMPUTED_ONCE = sql`OFFSET 0`

/** `getRank` of the domain: the smallest number is the best, NULL when the card does not match. */
function rank({ terms, folded, number }: Reading): SQL {
  const sum = terms.length > 0 ? sql.join(terms.map(distance), sql` + `) : sql`NULL::integer`
  const asNumber = isNumber(number)
    ? sql`WHEN ${holds(line('numbers'), ` ${number}`)} THEN ${sql.raw(String(WHOLE_NUMBER))}`
    : sql``
  return sql`(SELECT CASE WHEN sum = 0 THEN 0 WHEN ${holds(line('name'), folded)} THEN ${sql.raw(String(PART_OF_NAME))}
    WHEN sum IS NOT NULL THEN sum ${asNumber} END FROM (SELECT ${sum} AS sum ${COMPUTED_ONCE}) AS distances)`
}

/** `searchRank` of the domain. */
export function searchRank({ others, ...query }: SearchQuery): SQL {
  const ranks = [rank(query), ...others.map((other) => sql`${rank(other)} + ${sql.raw(String(BY_SYNONYM))}`)]
  return sql`(SELECT least(${sql.join(ranks, sql`, `)})
    FROM (SELECT string_to_array(${TEXT}, E'\\x01') AS lines ${COMPUTED_ONCE}) AS texts)`
}

/** A condition that every matching card meets and that the index can answer. */
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

/** Candidates of the index, more than the matches of the search. */
export const mayAnswer = (query: SearchQuery): SQL | undefined => or(...[query, ...query.others].map(indexed))

/** The cards that match a search: first the candidates of the index, then those with a rank. */
export const answersSearch = (query: SearchQuery): SQL | undefined =>
  and(mayAnswer(query), sql`${searchRank(query)} IS NOT NULL`)
