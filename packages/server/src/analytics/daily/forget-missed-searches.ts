import { lt, sql } from 'drizzle-orm'
import { missedSearches } from '#analytics/daily/analytics-tables'
import type { Shop } from '#shop'

/** Days. Analytics show at most a year. Together with the daily maximum of words this limits the size of the table. */
const RETENTION_DAYS = 400

/** Deletes searches that are too old for any screen. */
export async function forgetMissedSearches(shop: Shop): Promise<void> {
  const today = sql`(${shop.now().toISOString()}::timestamptz AT TIME ZONE 'Asia/Dubai')::date`
  await shop.db.delete(missedSearches).where(lt(missedSearches.day, sql`${today} - ${RETENTION_DAYS}::int`))
}
