import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, gt, inArray } from 'drizzle-orm'
import { recentSales } from '#analytics/daily/analytics-tables'
import type { Operation } from '#http/perform-call'

export const countSold: Operation<'GET /api/staff/products/sold'> = async (shop, _member, { ids }) => {
  const { productId, units } = recentSales
  const rows = await shop.db
    .select()
    .from(recentSales)
    .where(and(inArray(productId, ids.filter(isUuid)), gt(units, 0)))
  return { sold: Object.fromEntries(rows.map((row) => [row.productId, row.units])) }
}
