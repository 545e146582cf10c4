import { and, or, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { searchTerms } from '#database/lists/search-terms'
import { buildPatterns, SHORTEST_INDEXED } from '#database/lists/search-words'
import { orderParcels } from '#orders/store/fulfilment-tables'
import { orderLines, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** The indexes collect up to this many matches. With more, a scan of the newest orders soon finds a match. */
const MAX_COLLECTED = 3_000

/** A searched text, with a query that collects its orders by index and a condition for a single order. */
interface SearchedText {
  collect(patterns: readonly string[]): SQL
  /** A subquery, so that the planner neither collects matches nor expects them to be rare. */
  onTheWay(patterns: readonly string[]): SQL
}

const holdsAll = (text: SQL, patterns: readonly string[]) =>
  and(...patterns.map((pattern) => sql`${text} LIKE ${pattern}::text`))

const orderText = sql`${orders}.search_text`
const parcelText = sql`fold_search(${orderParcels.trackingNumber})`
const itemText = sql`fold_search(${orderLines.product} ->> 'name' || ' ' || ${orderLines.subSku})`

const ORDER_TEXTS: SearchedText = {
  collect: (patterns) => sql`SELECT ${orders.id} AS id FROM ${orders} WHERE ${holdsAll(orderText, patterns)}`,
  onTheWay: (patterns) => sql`(SELECT ${holdsAll(orderText, patterns)})`,
}
const PARCEL: SearchedText = {
  collect: (patterns) =>
    sql`SELECT ${orderParcels.orderId} AS id FROM ${orderParcels} WHERE ${holdsAll(parcelText, patterns)}`,
  onTheWay: (patterns) => sql`(SELECT true FROM ${orderParcels} WHERE ${orderParcels.orderId} = ${orders.id}
    AND ${holdsAll(parcelText, patterns)} LIMIT 1)`,
}
const ITEMS: SearchedText = {
  collect: (patterns) =>
    sql`SELECT ${orderLines.orderId} AS id FROM ${orderLines} WHERE ${holdsAll(itemText, patterns)}`,
  onTheWay: (patterns) => sql`(SELECT true FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id}
    AND ${holdsAll(itemText, patterns)} LIMIT 1)`,
}
const TEXTS = [ORDER_TEXTS, PARCEL, ITEMS] as const

/** Checks each order separately: its text, its parcel, then its lines. */
const onTheWay = (patterns: readonly string[]): SQL | undefined =>
  or(...TEXTS.map((text) => text.onTheWay(patterns)))

/** Orders whose texts match the patterns, by the index of each text; null when there are more than `most`. */
async function collect(
  shop: Shop,
  texts: readonly SearchedText[],
  patterns: readonly string[],
  max = MAX_COLLECTED,
): Promise<string[] | null> {
  const union = sql.join(
    texts.map((text) => sql`(${text.collect(patterns)})`),
    sql` UNION ALL `,
  )
  const { rows } = await inTransaction(shop, async (tx) => {
    // The planner expects too many matches of rare parts, and would scan the whole table for them.
    await tx.db.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.db.execute<{ id: string }>(sql`${union} LIMIT ${max + 1}`)
  })
  return rows.length > max ? null : rows.map(({ id }) => id)
}

const hasAnyId = (ids: readonly string[]): SQL => sql`${orders.id} = ANY(${sql.param(ids)}::uuid[])`

/** A word is frequent if `FREQUENT` of the `PROBED` newest orders contain it: a scan then soon fills a list. */
const PROBED = 500
const FREQUENT = 16

/** Frequent matches need not be collected. */
async function isFrequent(shop: Shop, patterns: readonly string[]): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`
    SELECT FROM (SELECT * FROM ${orders} ORDER BY placed_at DESC, id DESC LIMIT ${PROBED}) orders
    WHERE ${onTheWay(patterns)} LIMIT ${FREQUENT}`)
  return rows.length === FREQUENT
}

/** Ways to find orders; all return the same orders. */
export const SEARCHES = { onTheWay, byIndexes, byIndexesOfItems }

/** Collects every match by index; undefined when there are too many. */
async function byIndexes(shop: Shop, patterns: readonly string[], max?: number): Promise<SQL | undefined> {
  const ids = await collect(shop, TEXTS, patterns, max)
  return ids === null ? undefined : hasAnyId(ids)
}

/** Scans names and phones, but collects parcels and items by index: these rarely contain the words of a name. */
async function byIndexesOfItems(
  shop: Shop,
  patterns: readonly string[],
  max?: number,
): Promise<SQL | undefined> {
  const ids = await collect(shop, [PARCEL, ITEMS], patterns, max)
  return ids === null ? undefined : or(ORDER_TEXTS.onTheWay(patterns), hasAnyId(ids))
}

/** Each term matches a text of the order, its parcel or one of its items. */
export async function searchCondition(shop: Shop, q: string | undefined): Promise<SQL | undefined> {
  const terms = searchTerms(q ?? '')
  if (terms.length === 0) return undefined
  const patterns = await buildPatterns(shop, terms)
  if (terms.every((term) => term.length < SHORTEST_INDEXED) || (await isFrequent(shop, patterns)))
    return onTheWay(patterns)
  return (await byIndexes(shop, patterns)) ?? (await byIndexesOfItems(shop, patterns)) ?? onTheWay(patterns)
}
