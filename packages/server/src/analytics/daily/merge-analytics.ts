import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import { type SQL, sql } from 'drizzle-orm'
import { forgetMissedSearches } from '#analytics/daily/forget-missed-searches'
import { sumRecentSales } from '#analytics/daily/sum-recent-sales'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { inTransaction } from '#database/in-transaction'
import type { Job } from '#jobs/start-jobs'
import type { Shop } from '#shop'

interface AddendTable {
  name: string
  key: readonly string[]
  sums: readonly string[]
}

const ADDEND_TABLES: readonly AddendTable[] = [
  {
    name: 'daily_sales',
    key: ['day', 'region', 'payment_method'],
    sums: ['orders', 'units', 'amount', 'vat', 'refunds', 'refunded', 'returned'],
  },
  { name: 'daily_item_sales', key: ['day', 'product_id', 'sub_sku'], sums: ['units', 'amount'] },
  { name: 'daily_code_uses', key: ['day', 'code'], sums: ['orders', 'coupon'] },
]

/** Replaces the new rows and the merged row of each of their keys with one new merged row. */
function mergeStatement({ name, key, sums }: AddendTable): SQL {
  const [table, keys] = [sql.identifier(name), sql.raw(key.join(', '))]
  const columns = sql.raw([...key, ...sums].join(', '))
  const total = sql.raw(sums.map((column) => `sum(${column})`).join(', '))
  const isSomething = sql.raw(sums.map((column) => `sum(${column}) <> 0`).join(' OR '))
  return sql`WITH taken AS (
      DELETE FROM ${table} WHERE NOT is_merged
        OR (is_merged AND (${keys}) IN (SELECT ${keys} FROM ${table} WHERE NOT is_merged)) RETURNING *)
    INSERT INTO ${table} (${columns}, is_merged)
    SELECT ${keys}, ${total}, true FROM taken GROUP BY ${keys} HAVING ${isSomething}`
}

/** Adds up the addends, which changes no total, and recounts recent sales per product. */
export const mergeAnalytics = (shop: Shop): Promise<void> =>
  inTransaction(shop, async (tx) => {
    const lock = sql`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.analytics}) AS taken`
    const { rows } = await tx.db.execute<{ taken: boolean }>(lock)
    if (!rows[0]?.taken) return
    for (const table of ADDEND_TABLES) await tx.db.execute(mergeStatement(table))
    await sumRecentSales(tx)
  })

export const ANALYTICS_JOBS: readonly Job[] = [
  { name: 'figures', every: MINUTE, run: mergeAnalytics },
  { name: 'missed searches', every: HOUR, run: forgetMissedSearches },
]
