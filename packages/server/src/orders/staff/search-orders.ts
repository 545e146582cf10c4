import { and, or, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { searchTerms } from '#database/lists/search-terms'
import { patternsOf, SHORTEST_INDEXED } from '#database/lists/search-words'
import { orderParcels } from '#orders/store/fulfilment-tables'
import { orderLines, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** So many matches are collected by the indexes; where there are more, one is soon met on the way through the newest. */
const MOST_COLLECTED = 3_000

/** A text that is searched: what collects its orders by its index, and what asks one order for itself. */
interface SearchedText {
  collect(patterns: readonly string[]): SQL
  /** As a query of its own, which the database neither collects for nor expects to be rare. */
  onTheWay(patterns: readonly string[]): SQL
}

const holdsAll = (text: SQL, patterns: readonly string[]) =>
  and(...patterns.map((pattern) => sql`${text} LIKE ${pattern}::text`))

const orderText = sql`${orders}.search_text`
const parcelText = sql`fold_search(${orderParcels.trackingNumber})`
const itemText = sql`fold_search(${orderLines.product} ->> 'name' || ' ' || ${orderLines.subSku})`

const OWN: SearchedText = {
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
const TEXTS = [OWN, PARCEL, ITEMS] as const

/** Each order asked for itself: with its parcel, then with each of its lines. */
const onTheWay = (patterns: readonly string[]): SQL | undefined =>
  or(...TEXTS.map((text) => text.onTheWay(patterns)))

/** The orders whose texts hold the patterns, by the index of each text; null when there are more than `most`. */
async function collect(
  shop: Shop,
  texts: readonly SearchedText[],
  patterns: readonly string[],
  most = MOST_COLLECTED,
): Promise<string[] | null> {
  const found = sql.join(
    texts.map((text) => sql`(${text.collect(patterns)})`),
    sql` UNION ALL `,
  )
  const { rows } = await inTransaction(shop, async (tx) => {
    // The planner expects too many matches of rare parts, and would read the whole table for them.
    await tx.db.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.db.execute<{ id: string }>(sql`${found} LIMIT ${most + 1}`)
  })
  return rows.length > most ? null : rows.map(({ id }) => id)
}

const isOneOf = (ids: readonly string[]): SQL => sql`${orders.id} = ANY(${sql.param(ids)}::uuid[])`

/** Of so many newest orders, and in so many of them a word is frequent: the next ones of a list are soon met. */
const PROBED = 500
const FREQUENT = 16

/** Whether the newest orders hold the words so often that their matches need not be collected. */
async function isFrequent(shop: Shop, patterns: readonly string[]): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`
    SELECT FROM (SELECT * FROM ${orders} ORDER BY placed_at DESC, id DESC LIMIT ${PROBED}) orders
    WHERE ${onTheWay(patterns)} LIMIT ${FREQUENT}`)
  return rows.length === FREQUENT
}

/** The ways in which orders are found; all of them find the same ones. */
export const SEARCHES = { onTheWay, byIndexes, byIndexesOfItems }

/** Every match by its index; undefined where there are too many. */
async function byIndexes(shop: Shop, patterns: readonly string[], most?: number): Promise<SQL | undefined> {
  const ids = await collect(shop, TEXTS, patterns, most)
  return ids === null ? undefined : isOneOf(ids)
}

/** Names and phones on the way, parcels and items by their indexes: as a rule hardly one of them holds the words of a name. */
async function byIndexesOfItems(
  shop: Shop,
  patterns: readonly string[],
  most?: number,
): Promise<SQL | undefined> {
  const ids = await collect(shop, [PARCEL, ITEMS], patterns, most)
  return ids === null ? undefined : or(OWN.onTheWay(patterns), isOneOf(ids))
}

/** A text of the order or of one of its items holds every term. */
export async function searchCondition(shop: Shop, q: string | undefined): Promise<SQL | undefined> {
  const terms = searchTerms(q ?? '')
  if (terms.length === 0) return undefined
  const patterns = await patternsOf(shop, terms)
  if (terms.every((term) => term.length < SHORTEST_INDEXED) || (await isFrequent(shop, patterns)))
    return onTheWay(patterns)
  return (await byIndexes(shop, patterns)) ?? (await byIndexesOfItems(shop, patterns)) ?? onTheWay(patterns)
}
