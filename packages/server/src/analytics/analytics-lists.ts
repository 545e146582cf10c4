import { addDays, type DaySpan } from '@little-dunes/domain/analytics-spans'
import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { and, asc, between, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { dailyCodeUses, dailyItemSales, missedSearches } from '#analytics/daily/analytics-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'

const MAX_CODES = 20
const MAX_ITEMS = 10
const MAX_SEARCHES = 20

const RECENT_DAYS = 28

const recent = (until: string) => between(dailyItemSales.day, addDays(until, 1 - RECENT_DAYS), until)

/** Used discount codes, most used first. */
export async function loadCodeUses(shop: Shop, { from, until }: DaySpan): Promise<Figures['codes']> {
  const { day, code, orders, coupon } = dailyCodeUses
  const uses = sql`sum(${orders})`.mapWith(Number)
  return shop.db
    .select({ code, orders: uses, coupon: sql`sum(${coupon})`.mapWith(Number) })
    .from(dailyCodeUses)
    .where(between(day, from, until))
    .groupBy(code)
    .having(sql`${uses} > 0`)
    .orderBy(desc(uses), asc(code))
    .limit(MAX_CODES)
}

/** Products by revenue. Deleted products appear by their SKU. */
export async function bestSellers(shop: Shop, until: string): Promise<Figures['items']> {
  const { productId, units, amount, subSku } = dailyItemSales
  const sold = sql`sum(${amount})`.mapWith(Number)
  const rows = await shop.db
    .select({
      productId,
      sku: sql<string>`min(${subSku})`,
      units: sql`sum(${units})`.mapWith(Number),
      amount: sold,
    })
    .from(dailyItemSales)
    .where(recent(until))
    .groupBy(productId)
    .having(sql`sum(${units}) > 0`)
    .orderBy(desc(sold), asc(productId))
    .limit(MAX_ITEMS)
  const known = await loadNames(
    shop,
    rows.map((row) => row.productId),
  )
  return rows.map(({ sku, ...row }) => {
    const { name, picture } = known.get(row.productId) ?? { name: sku, picture: null }
    return { ...row, name, picture }
  })
}

/** Queries the database: the first call after a start would wait for the catalogue in memory. */
async function loadNames(shop: Shop, ids: string[]) {
  // Literal `products.id`: Drizzle omits table names in single-table queries, and `id` would be the variant's here.
  const picture = sql<string | null>`coalesce(
    (SELECT v.images[1] FROM ${variants} v WHERE v.product_id = products.id AND cardinality(v.images) > 0
      ORDER BY v.position LIMIT 1), ${products.image}[1])`
  const rows = await shop.db
    .select({ id: products.id, name: products.name, picture })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, ...product }) => [id, product]))
}

export function soldRecently(shop: Pick<Shop, 'db'>, until: string) {
  const units = sql<number>`sum(${dailyItemSales.units})`.mapWith(Number)
  return shop.db
    .select({ subSku: dailyItemSales.subSku, units: units.as('sold_units') })
    .from(dailyItemSales)
    .where(recent(until))
    .groupBy(dailyItemSales.subSku)
    .having(sql`sum(${dailyItemSales.units}) > 0`)
    .as('sold')
}

/** Sizes on sale that sell out soon at the current rate and have more than `least` units. */
export async function sizesRunningOut(
  shop: Shop,
  until: string,
  min = -1,
): Promise<(Figures['sizes'][number] & { variantId: string; picture: string | null })[]> {
  const sold = soldRecently(shop, until)
  const days = sql`${sizeEntries.stocks} * ${RECENT_DAYS}::int / ${sold.units}`
  return shop.db
    .select({
      productId: sizeEntries.productId,
      name: products.name,
      variantId: sizeEntries.variantId,
      colour: variants.colorName,
      size: sizeEntries.size,
      left: sizeEntries.stocks,
      sold: sold.units,
      days: days.mapWith(Number),
      picture: sql<string | null>`coalesce(${variants.images}[1], ${products.image}[1])`,
    })
    .from(sold)
    .innerJoin(sizeEntries, eq(sizeEntries.subSku, sold.subSku))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(
      and(
        sizeEntries.counted,
        gt(sizeEntries.stocks, min),
        eq(products.status, 'published'),
        sql`${days} <= ${RECENT_DAYS}::int`,
      ),
    )
    .orderBy(asc(days), desc(sold.units), asc(sizeEntries.id))
    .limit(MAX_ITEMS)
}

/** Searches without results, most frequent first. */
export async function loadMissedSearches(shop: Shop, { from, until }: DaySpan): Promise<Figures['searches']> {
  const { day, words, count } = missedSearches
  const times = sql`sum(${count})`.mapWith(Number)
  return shop.db
    .select({ words, count: times })
    .from(missedSearches)
    .where(between(day, from, until))
    .groupBy(words)
    .orderBy(desc(times), asc(words))
    .limit(MAX_SEARCHES)
}
