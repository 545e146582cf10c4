import { isProductId } from '@little-dunes/domain/catalogue/product'
import { SOLD_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { addDays, dubaiDay } from '@little-dunes/domain/figure-spans'
import { and, gte, inArray, sql } from 'drizzle-orm'
import { dailyItemSales } from '#figures/figure-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** Of the days of these products alone: their index has both. */
export function selectSold(shop: Pick<Shop, 'db'>, ids: readonly string[], from: string) {
  const { productId, day, pieces } = dailyItemSales
  return shop.db
    .select({ productId, pieces: sql`sum(${pieces})`.mapWith(Number) })
    .from(dailyItemSales)
    .where(and(inArray(productId, ids.filter(isProductId)), gte(day, from)))
    .groupBy(productId)
}

export const countSold: Operation<'GET /api/staff/products/sold'> = async (shop, _member, { ids }) => {
  const from = addDays(dubaiDay(shop.now().getTime()), 1 - SOLD_DAYS)
  const rows = await selectSold(shop, ids, from)
  return { success: true, sold: Object.fromEntries(rows.map(({ productId, pieces }) => [productId, pieces])) }
}
