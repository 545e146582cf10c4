import { SOLD_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { addDays, dubaiDay } from '@little-dunes/domain/figure-spans'
import { sql } from 'drizzle-orm'
import { dailyItemSales, recentSales } from '#analytics/daily/figure-tables'
import type { Shop } from '#shop'

/**
 * Counts what each product sold in the last days, and writes what has changed. All of them each time: days that leave the
 * span and restored rows need no rule of their own, and a year of a million orders has some 200,000 rows in it.
 */
export async function sumRecentSales(shop: Shop): Promise<void> {
  const from = addDays(dubaiDay(shop.now().getTime()), 1 - SOLD_DAYS)
  const { productId, day, pieces } = dailyItemSales
  await shop.db.execute(sql`UPDATE ${recentSales} SET pieces = sums.pieces
    FROM (SELECT known.product_id, coalesce(sold.pieces, 0) AS pieces FROM ${recentSales} known LEFT JOIN
      (SELECT ${productId}, sum(${pieces}) AS pieces FROM ${dailyItemSales} WHERE ${day} >= ${from} GROUP BY ${productId}) sold
      USING (product_id)) sums
    WHERE sums.product_id = ${recentSales.productId} AND sums.pieces <> ${recentSales.pieces}`)
}
