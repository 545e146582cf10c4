import {
  lowestPrice,
  PRICE_HISTORY_DAYS,
  type PriceChange,
  wasPrice,
} from '@little-dunes/domain/catalogue/sales/lowest-price'
import { DAY } from '@little-dunes/domain/durations'
import type { Fils } from '@little-dunes/domain/money'
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { priceChanges } from '#catalogue/sales/sale-tables'
import type { Shop } from '#shop'

/** The changes of the last 30 days of each product, with the price of their first moment, which was set before it. */
async function recentChanges({ db, now }: Pick<Shop, 'db' | 'now'>, productIds: readonly string[]) {
  const since = new Date(now().getTime() - PRICE_HISTORY_DAYS * DAY)
  const { productId, at } = priceChanges
  const first = sql`(SELECT max(earlier.at) FROM ${priceChanges} earlier
    WHERE earlier.product_id = ${productId} AND earlier.at <= ${since})`
  const rows = await db
    .select()
    .from(priceChanges)
    .where(and(inArray(productId, [...productIds]), sql`${at} >= coalesce(${first}, '-infinity')`))
    .orderBy(asc(at))
  return Map.groupBy(rows, (row) => row.productId)
}

const inMilliseconds = ({ at, price, discount }: typeof priceChanges.$inferSelect): PriceChange => ({
  at: at.getTime(),
  price,
  discount,
})

/** In fils, before discounts; null while the product is not in the shop. `lowest` is what was paid, discounts taken off. */
export interface RecentPrices {
  current: Fils | null
  lowest: Fils | null
}

/** The prices of products now and in the last 30 days; one that never had a price is left out. */
export async function recentPricesOf(
  shop: Pick<Shop, 'db' | 'now'>,
  productIds: readonly string[],
): Promise<Map<string, RecentPrices>> {
  const changes = await recentChanges(shop, productIds)
  const now = shop.now().getTime()
  const pricesOf = (rows: PriceChange[]): RecentPrices => ({
    current: rows.findLast(({ at }) => at <= now)?.price ?? null,
    lowest: lowestPrice(rows, now),
  })
  return new Map([...changes].map(([id, rows]) => [id, pricesOf(rows.map(inMilliseconds))]))
}

/** What a reduced product may be said to have cost before, in fils; null without evidence. */
export async function wasPriceOf(shop: Pick<Shop, 'db' | 'now'>, productId: string): Promise<Fils | null> {
  const history = await shop.db
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.productId, productId), lte(priceChanges.at, shop.now())))
    .orderBy(asc(priceChanges.at))
  return wasPrice(history.map(inMilliseconds))
}

/** The newest price changes of a product, newest first. */
export async function priceHistoryOf(
  shop: Pick<Shop, 'db' | 'now'>,
  productId: string,
  most: number,
): Promise<PriceChange[]> {
  const rows = await shop.db
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.productId, productId), lte(priceChanges.at, shop.now())))
    .orderBy(desc(priceChanges.at))
    .limit(most)
  return rows.map(inMilliseconds)
}
