import { dubaiDay } from '@little-dunes/domain/analytics-spans'
import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import type { LowStockSize } from '@little-dunes/domain/contract/home/home-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { and, asc, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { soldRecently } from '#analytics/analytics-lists'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { withSizeNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'
import { stockNotices } from '#reminders/reminder-tables'
import type { Shop } from '#shop'

const MAX_SIZES = 200

/** Sizes on sale with demand that are low or sold out. Demand means sales in the last weeks or waiting customers. */
function lowSizes(shop: Shop) {
  const sold = soldRecently(shop, dubaiDay(shop.now().getTime()))
  const awaited = shop.db
    .select({ sizeEntryId: stockNotices.sizeEntryId, customers: count().as('customers') })
    .from(stockNotices)
    .where(isNull(stockNotices.notifiedAt))
    .groupBy(stockNotices.sizeEntryId)
    .as('awaited')
  const units = sql`coalesce(${sold.units}, 0)`.mapWith(Number).as('units')
  const customers = sql`coalesce(${awaited.customers}, 0)`.mapWith(Number).as('waiting_customers')
  // Starts from the sizes with demand: there are few, while a join from all sizes would read every one.
  const soldSizes = shop.db
    .select({ id: sizeEntries.id })
    .from(sold)
    .innerJoin(sizeEntries, eq(sizeEntries.subSku, sold.subSku))
  const demanded = union(soldSizes, shop.db.select({ id: awaited.sizeEntryId }).from(awaited)).as('wanted')
  return shop.db
    .select({
      id: sizeEntries.id,
      productId: sizeEntries.productId,
      name: products.name,
      variantId: sizeEntries.variantId,
      colour: variants.colorName,
      size: sizeEntries.size,
      left: sizeEntries.stocks,
      sold: units,
      awaited: customers,
      picture: sql<string | null>`coalesce(${variants.images}[1], ${products.image}[1])`.as('picture'),
    })
    .from(demanded)
    .innerJoin(sizeEntries, eq(sizeEntries.id, demanded.id))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .leftJoin(sold, eq(sold.subSku, sizeEntries.subSku))
    .leftJoin(awaited, eq(awaited.sizeEntryId, sizeEntries.id))
    .where(and(sizeEntries.counted, lte(sizeEntries.stocks, LOW_STOCK), eq(products.status, 'published')))
    .as('low')
}

export async function countLowSizes(shop: Shop): Promise<number> {
  const [row] = await shop.db.select({ sizes: count() }).from(lowSizes(shop))
  return row?.sizes ?? 0
}

/** Low and sold-out sizes with demand, lowest stock first, then by waiting customers and sales. */
export async function lowStockSizes(
  shop: Shop,
  language: Language,
  max = MAX_SIZES,
): Promise<LowStockSize[]> {
  const low = lowSizes(shop)
  const rows = await shop.db
    .select()
    .from(low)
    .orderBy(asc(low.left), desc(low.awaited), desc(low.sold), asc(low.id))
    .limit(max)
  return withSizeNames(shop.db, language, rows)
}

export const seeLowStock: Operation<'GET /api/staff/stock/low'> = async (
  shop,
  _member,
  _input,
  { language },
) => ({
  sizes: await lowStockSizes(shop, language),
  count: await countLowSizes(shop),
})
