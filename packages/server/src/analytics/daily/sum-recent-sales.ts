import { addDays, dubaiDay } from '@little-dunes/domain/analytics-spans'
import { SOLD_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { sql } from 'drizzle-orm'
import { dailyItemSales, recentSales } from '#analytics/daily/analytics-tables'
import type { Shop } from '#shop'

/**
 * Recounts all products on each run and writes only changed numbers. Days that leave the window and restored rows then
 * need no separate rule. A million orders a year make about 200,000 rows in the window.
 */
export async function sumRecentSales(shop: Shop): Promise<void> {
  const from = addDays(dubaiDay(shop.now().getTime()), 1 - SOLD_DAYS)
  const { productId, day, units } = dailyItemSales
  await shop.db.execute(sql`UPDATE ${recentSales} SET units = sums.units
    FROM (SELECT known.product_id, coalesce(sold.units, 0) AS units FROM ${recentSales} known LEFT JOIN
      (SELECT ${productId}, sum(${units}) AS units FROM ${dailyItemSales} WHERE ${day} >= ${from} GROUP BY ${productId}) sold
      USING (product_id)) sums
    WHERE sums.product_id = ${recentSales.productId} AND sums.units <> ${recentSales.units}`)
}
