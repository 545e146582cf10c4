import { lt, sql } from 'drizzle-orm'
import { missedSearches } from '#analytics/daily/figure-tables'
import type { Shop } from '#shop'

/** Days; the figures look back a year. With the most words of a day it bounds the table. */
const KEPT_FOR = 400

/** Drops searches that no screen shows any more. */
export async function forgetMissedSearches(shop: Shop): Promise<void> {
  const today = sql`(${shop.now().toISOString()}::timestamptz AT TIME ZONE 'Asia/Dubai')::date`
  await shop.db.delete(missedSearches).where(lt(missedSearches.day, sql`${today} - ${KEPT_FOR}::int`))
}
