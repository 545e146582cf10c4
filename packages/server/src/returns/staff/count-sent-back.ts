import { addDays, dubaiDay } from '@little-dunes/domain/analytics-spans'
import { SENT_BACK_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { between, sql } from 'drizzle-orm'
import { dailySales } from '#analytics/daily/analytics-tables'
import { loadReturnReasons } from '#analytics/return-reasons'
import type { Shop } from '#shop'

/** Units sent back in the last days, and units sold in the same days. */
export async function countSentBack(shop: Shop): Promise<{ units: number; sold: number }> {
  const until = dubaiDay(shop.now().getTime())
  const from = addDays(until, 1 - SENT_BACK_DAYS)
  const reasons = await loadReturnReasons(shop, { from, until })
  const [sales] = await shop.db
    .select({ sold: sql`coalesce(sum(${dailySales.units}), 0)`.mapWith(Number) })
    .from(dailySales)
    .where(between(dailySales.day, from, until))
  return { units: reasons.reduce((sum, { units }) => sum + units, 0), sold: sales?.sold ?? 0 }
}
