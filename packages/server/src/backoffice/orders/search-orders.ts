import { and, or, type SQL, sql } from 'drizzle-orm'
import { holdsWord, wordsOrDigitsOf } from '#backoffice/search-words'
import { inTransaction } from '#database/in-transaction'
import { orderLines, orderParcels, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** So many matches are collected by the indexes; where there are more, one is soon met on the way through the newest. */
const MOST_COLLECTED = 3_000

/** The indexes know parts of three letters or more. */
const SHORTEST_INDEXED = 3

const holdsAll = (text: SQL, words: readonly string[]) => and(...words.map((word) => holdsWord(text, word)))

const orderText = sql`order_search_text(${orders.number}, ${orders.address})`
const parcelText = sql`fold_search(${orderParcels.trackingNumber})`
const itemText = sql`fold_search(${orderLines.product} ->> 'name' || ' ' || ${orderLines.subSku})`

/** Each order asked for itself: with its parcel, then with each of its lines. The limits keep the database from collecting. */
export const onTheWay = (words: readonly string[]): SQL | undefined =>
  or(
    holdsAll(orderText, words),
    sql`(SELECT true FROM ${orderParcels} WHERE ${orderParcels.orderId} = ${orders.id}
      AND ${holdsAll(parcelText, words)} LIMIT 1)`,
    sql`(SELECT true FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id}
      AND ${holdsAll(itemText, words)} LIMIT 1)`,
  )

/** The orders that hold the words, by the index of each text; null when there are more than `most`. */
export async function collectMatches(
  shop: Shop,
  words: readonly string[],
  most = MOST_COLLECTED,
): Promise<string[] | null> {
  if (words.every((word) => word.length < SHORTEST_INDEXED)) return null
  const { rows } = await inTransaction(shop, async (tx) => {
    // The planner expects too many matches of rare parts, and would read the whole table for them.
    await tx.db.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.db.execute<{ id: string }>(sql`
      (SELECT ${orders.id} AS id FROM ${orders} WHERE ${holdsAll(orderText, words)})
      UNION ALL (SELECT ${orderParcels.orderId} FROM ${orderParcels} WHERE ${holdsAll(parcelText, words)})
      UNION ALL (SELECT ${orderLines.orderId} FROM ${orderLines} WHERE ${holdsAll(itemText, words)})
      LIMIT ${most + 1}`)
  })
  return rows.length > most ? null : rows.map(({ id }) => id)
}

/** Of so many newest orders, and in so many of them a word is frequent: the next ones of a list are soon met. */
const PROBED = 500
const FREQUENT = 16

/** Whether the newest orders hold the words so often that their matches need not be collected. */
async function isFrequent(shop: Shop, words: readonly string[]): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`
    SELECT FROM (SELECT * FROM ${orders} ORDER BY placed_at DESC, id DESC LIMIT ${PROBED}) orders
    WHERE ${onTheWay(words)} LIMIT ${FREQUENT}`)
  return rows.length === FREQUENT
}

/** A text of the order or of one of its items holds every word; figures may be spaced as phones are written. */
export async function searchCondition(shop: Shop, q: string | undefined): Promise<SQL | undefined> {
  const words = wordsOrDigitsOf(q ?? '')
  if (words.length === 0) return undefined
  if (await isFrequent(shop, words)) return onTheWay(words)
  const ids = await collectMatches(shop, words)
  return ids === null ? onTheWay(words) : sql`${orders.id} = ANY(${sql.param(ids)}::uuid[])`
}
