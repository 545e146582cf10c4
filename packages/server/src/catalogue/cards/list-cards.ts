import type { ListingFilter, Sort } from '@little-dunes/domain/catalogue/listing'
import { and, type SQL, sql } from 'drizzle-orm'
import { matchesFilter } from '#catalogue/cards/card-condition'
import { countedGroups, isCounted, sumCounts } from '#catalogue/cards/card-counts'
import { COMPUTED_ONCE, mayAnswer, searchRank } from '#catalogue/cards/card-search'
import { productCards } from '#catalogue/cards/card-tables'
import { queryByScan } from '#catalogue/cards/choose-scan'
import type { Database } from '#shop'

/**
 * Maximum number of counted matches, and of matches that a search ranks. With more matches, only the newest are used.
 * One answer lists no more: a customer never pages through a hundred pages, and counting ten thousand took a second on
 * a busy machine.
 */
export const MAX_COUNTED = 2_400

export interface CardQuestion {
  filter: ListingFilter
  sort: Sort
  offset: number
  limit: number
}

export interface CardMatches {
  ids: string[]
  total: number
  /** There are more matches than `total`. */
  isAtLeast: boolean
}

const NEWEST = sql`published_at DESC, product_id`

/** `sortProducts` of the domain after `searchProducts`. */
function orderSql({ sort, filter }: CardQuestion): SQL {
  const baseOrder = filter.search ? sql`rank, ${NEWEST}` : NEWEST
  if (sort === 'low-high') return sql`displayed_price, price, ${baseOrder}`
  return sort === 'high-low' ? sql`displayed_price DESC, price DESC, ${baseOrder}` : baseOrder
}

/** Order in which cards are read until enough are found. An index has it. */
const walkOrderSql = (question: CardQuestion): SQL =>
  question.sort === 'relevant' ? NEWEST : orderSql({ ...question, filter: {} })

export function cardsQuery(question: CardQuestion, max: number): SQL {
  const { filter, offset, limit } = question
  const { search, ...others } = filter
  const ranked =
    search && sql`CROSS JOIN LATERAL (SELECT ${searchRank(search)} AS rank ${COMPUTED_ONCE}) AS ranked`
  const condition = and(matchesFilter(others), search && and(mayAnswer(search), sql`rank IS NOT NULL`))
  return sql`
    WITH found AS MATERIALIZED (
      SELECT product_id, published_at, displayed_price, price ${search ? sql`, rank` : sql``}
      FROM ${productCards} ${ranked ?? sql``} ${condition ? sql`WHERE ${condition}` : sql``}
      ORDER BY ${walkOrderSql(question)} LIMIT ${max}
    )
    SELECT (SELECT count(*) FROM found) AS total, ARRAY(
      SELECT product_id::text FROM found ORDER BY ${orderSql(question)} OFFSET ${offset} LIMIT ${limit}) AS ids`
}

export async function listCards(db: Database, question: CardQuestion): Promise<CardMatches> {
  const { filter, offset, limit } = question
  const counted = isCounted(filter) ? sumCounts(await countedGroups(db), filter) : null
  const max = counted === null ? MAX_COUNTED + 1 : offset + limit
  const rows = await queryByScan<{ total: string; ids: string[] }>(
    db,
    counted === null ? matchesFilter(filter) : undefined,
    cardsQuery(question, max),
  )
  const ids = rows[0]?.ids ?? []
  if (counted !== null) return { ids, total: counted, isAtLeast: false }
  const total = Number(rows[0]?.total ?? 0)
  return { ids, total: Math.min(total, MAX_COUNTED), isAtLeast: total > MAX_COUNTED }
}
