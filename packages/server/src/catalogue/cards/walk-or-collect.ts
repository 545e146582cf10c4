import { type SQL, sql } from 'drizzle-orm'
import { productCards } from '#catalogue/cards/card-tables'
import { transaction } from '#database/transaction'
import type { Database } from '#shop'

/**
 * Of so many newest cards, and in so many of them, matches are frequent: a walk through the newest soon meets enough. At
 * this share of a million cards walking and collecting take equally long.
 */
const PROBED = 500
const FREQUENT = 16

async function isFrequent(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM (SELECT * FROM ${productCards} ORDER BY published_at DESC, product_id LIMIT ${PROBED}) ${productCards}
    WHERE ${condition} LIMIT ${FREQUENT}`)
  return rows.length === FREQUENT
}

/** Ways in which PostgreSQL reads a table, on or off. A prepared statement would keep the plan of the other way; matches are sorted with their texts. */
const reading = (indexes: 'on' | 'off', bitmaps: 'on' | 'off') =>
  sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${indexes}, true),
    set_config('enable_bitmapscan', ${bitmaps}, true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '16MB', true)`

/** In the order of an index until there are enough, or all of them by the indexes of the condition. */
export const READINGS = { walk: reading('on', 'off'), collect: reading('off', 'on') }

/**
 * Asks for the first cards that match. The planner takes words of a search for rarer or more frequent than they are, and
 * would read most of the table: the newest cards tell.
 */
export async function walkOrCollect<Row extends Record<string, unknown>>(
  db: Database,
  condition: SQL | undefined,
  query: SQL,
): Promise<Row[]> {
  if (!condition) return (await db.execute(query)).rows as Row[]
  const how = (await isFrequent(db, condition)) ? READINGS.walk : READINGS.collect
  return transaction(db, async (tx) => {
    await tx.execute(how)
    return (await tx.execute(query)).rows as Row[]
  })
}
