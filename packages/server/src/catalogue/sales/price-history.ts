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

/** Changes of the last 30 days by product. The first one is older and sets the price at their start. */
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

/**
 * In fils. `current` is before discounts, and null while the product is not published. `lowest` is the lowest paid
 * price, after discounts.
 */
export interface RecentPrices {
  current: Fils | null
  lowest: Fils | null
}

/** Current prices and those of the last 30 days. Products that never had a price are missing. */
export async function loadRecentPrices(
  shop: Pick<Shop, 'db' | 'now'>,
  productIds: readonly string[],
): Promise<Map<string, RecentPrices>> {
  const changes = await recentChanges(shop, productIds)
  const now = shop.now().getTime()
  const toRecentPrices = (rows: PriceChange[]): RecentPrices => ({
    current: rows.findLast(({ at }) => at <= now)?.price ?? null,
    lowest: lowestPrice(rows, now),
  })
  return new Map([...changes].map(([id, rows]) => [id, toRecentPrices(rows.map(inMilliseconds))]))
}

/** The former price that may be shown for a reduced product, in fils. Null without evidence. */
export async function loadWasPrice(shop: Pick<Shop, 'db' | 'now'>, productId: string): Promise<Fils | null> {
  const history = await shop.db
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.productId, productId), lte(priceChanges.at, shop.now())))
    .orderBy(asc(priceChanges.at))
  return wasPrice(history.map(inMilliseconds))
}

export async function loadPriceHistory(
  shop: Pick<Shop, 'db' | 'now'>,
  productId: string,
  max: number,
): Promise<PriceChange[]> {
  const rows = await shop.db
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.productId, productId), lte(priceChanges.at, shop.now())))
    .orderBy(desc(priceChanges.at))
    .limit(max)
  return rows.map(inMilliseconds)
}
