import { type SQL, sql } from 'drizzle-orm'
import { productCards } from '#catalogue/cards/card-tables'
import { transaction } from '#database/transaction'
import type { Database } from '#shop'

/**
 * A condition is frequent when so many of the newest cards match: then an index scan in list order soon has enough. At
 * this share of a million cards it takes as long as a bitmap scan.
 */
const PROBED = 500
const FREQUENT = 16

async function isFrequent(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM (SELECT * FROM ${productCards} ORDER BY published_at DESC, product_id LIMIT ${PROBED}) ${productCards}
    WHERE ${condition} LIMIT ${FREQUENT}`)
  return rows.length === FREQUENT
}

/**
 * Planner settings. A prepared statement would keep the plan of the other scan. `work_mem` is for sorting matches with
 * their texts.
 */
const planner = (indexScan: 'on' | 'off', bitmapScan: 'on' | 'off') =>
  sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${indexScan}, true),
    set_config('enable_bitmapscan', ${bitmapScan}, true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '16MB', true)`

/** In index order until there are enough matches, or all matches by the indexes of the condition. */
export const SCANS = { indexScan: planner('on', 'off'), bitmapScan: planner('off', 'on') }

/**
 * The planner misjudges the frequency of search words and would read most of the table, so the newest cards decide the
 * scan.
 */
export async function queryByScan<Row extends Record<string, unknown>>(
  db: Database,
  condition: SQL | undefined,
  query: SQL,
): Promise<Row[]> {
  if (!condition) return (await db.execute(query)).rows as Row[]
  const settings = (await isFrequent(db, condition)) ? SCANS.indexScan : SCANS.bitmapScan
  return transaction(db, async (tx) => {
    await tx.execute(settings)
    return (await tx.execute(query)).rows as Row[]
  })
}
