import { addDays, dubaiDay } from '@little-dunes/domain/analytics-spans'
import { SENT_BACK_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { between, sql } from 'drizzle-orm'
import { dailySales } from '#analytics/daily/analytics-tables'
import { returnReasonsOf } from '#analytics/return-reasons'
import type { Shop } from '#shop'

/** Units sent back in the last days, and units sold in the same days. */
export async function countSentBack(shop: Shop): Promise<{ pieces: number; sold: number }> {
  const until = dubaiDay(shop.now().getTime())
  const from = addDays(until, 1 - SENT_BACK_DAYS)
  const reasons = await returnReasonsOf(shop, { from, until })
  const [sales] = await shop.db
    .select({ sold: sql`coalesce(sum(${dailySales.pieces}), 0)`.mapWith(Number) })
    .from(dailySales)
    .where(between(dailySales.day, from, until))
  return { pieces: reasons.reduce((sum, { pieces }) => sum + pieces, 0), sold: sales?.sold ?? 0 }
}
