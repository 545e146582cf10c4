import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { priceChanges } from '#catalogue/sales/sale-tables'
import type { ChangeTimes } from '#pages/crawlers/sitemap'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'

/** Time of the last publication, price change or edit by the staff, per published product; `ids` restricts them. */
export async function readChangeTimes(shop: Shop, ids?: readonly string[]): Promise<ChangeTimes> {
  const priced = shop.db
    .select({ id: priceChanges.productId, at: max(priceChanges.at).as('priced_at') })
    .from(priceChanges)
    .where(ids && inArray(priceChanges.productId, [...ids]))
    .groupBy(priceChanges.productId)
    .as('priced')
  const edited = shop.db
    .select({ id: staffChanges.subjectId, at: max(staffChanges.at).as('edited_at') })
    .from(staffChanges)
    .where(and(eq(staffChanges.subject, 'product'), ids && inArray(staffChanges.subjectId, [...ids])))
    .groupBy(staffChanges.subjectId)
    .as('edited')
  const latest = sql<Date>`greatest(${products.publishedAt}, ${priced.at}, ${edited.at})`
  const rows = await shop.db
    .select({ id: products.id, at: latest.mapWith(products.publishedAt) })
    .from(products)
    .leftJoin(priced, eq(priced.id, products.id))
    .leftJoin(edited, sql`${edited.id} = ${products.id}::text`)
    .where(and(eq(products.status, 'published'), ids && inArray(products.id, [...ids])))
  const now = shop.now().getTime()
  // A future price change has no effect yet.
  return new Map(rows.map(({ id, at }) => [id, Math.min(at.getTime(), now)]))
}
