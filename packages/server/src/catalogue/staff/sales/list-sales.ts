import { isUuid } from '@little-dunes/domain/catalogue/product'
import { desc, inArray, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

const MAX_SALES = 500

export const listSales: Operation<'GET /api/staff/sales'> = async (shop, _member, { productIds = [] }) => {
  const rows = await shop.db
    .select({
      sale: sales,
      selected: sql`CASE WHEN cardinality(${sales.productIds}) > 0 THEN cardinality(${sales.productIds})
        ELSE (SELECT count(*) FROM ${products} WHERE coalesce(sales.category = products.category, true)
          AND coalesce(sales.sub_category = products.sub_category, true)) END`.mapWith(Number),
    })
    .from(sales)
    .orderBy(desc(sales.createdAt), sales.id)
    .limit(MAX_SALES)
  const names = await loadProductNames(shop, [...productIds, ...rows.flatMap(({ sale }) => sale.productIds)])
  const named = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? [])
  return {
    now: shop.now().getTime(),
    sales: rows.map(({ sale, selected }) => ({
      ...sale,
      selected,
      startsAt: sale.startsAt.getTime(),
      endsAt: sale.endsAt?.getTime() ?? null,
      createdAt: sale.createdAt.getTime(),
      products: named(sale.productIds),
    })),
    chosen: named(productIds),
  }
}

async function loadProductNames(shop: Shop, ids: string[]) {
  const validIds = [...new Set(ids.filter(isUuid))]
  if (validIds.length === 0) return new Map<string, { id: string; name: string }>()
  const { id, name } = products
  const rows = await shop.db.select({ id, name }).from(products).where(inArray(id, validIds))
  return new Map(rows.map((row) => [row.id, row]))
}
