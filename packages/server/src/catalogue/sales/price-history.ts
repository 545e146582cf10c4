import { lowestPrice, PRICE_HISTORY_DAYS, wasPrice } from '@little-dunes/domain/catalogue/sales/lowest-price'
import type { Fils } from '@little-dunes/domain/money'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { priceChanges } from '#catalogue/sales/sale-tables'
import type { Shop } from '#shop'

/** The least that a product cost in the last 30 days, in fils; null when it was not in the shop. */
export async function lowestPriceOf(shop: Pick<Shop, 'db' | 'now'>, productId: string): Promise<Fils | null> {
  const now = shop.now()
  const since = new Date(now.getTime() - PRICE_HISTORY_DAYS * 24 * 3_600_000)
  const own = eq(priceChanges.productId, productId)
  /** The price of the first moment was set before it. */
  const first = sql`(SELECT max(at) FROM ${priceChanges} WHERE ${own} AND at <= ${since})`
  const history = await shop.db
    .select()
    .from(priceChanges)
    .where(and(own, sql`${priceChanges.at} >= coalesce(${first}, '-infinity')`))
    .orderBy(asc(priceChanges.at))
  return lowestPrice(
    history.map(({ at, price, discount }) => ({ at: at.getTime(), price, discount })),
    now.getTime(),
  )
}

/** What a reduced product may be said to have cost before, in fils; null without evidence. */
export async function wasPriceOf(shop: Pick<Shop, 'db' | 'now'>, productId: string): Promise<Fils | null> {
  const history = await shop.db
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.productId, productId), lte(priceChanges.at, shop.now())))
    .orderBy(asc(priceChanges.at))
  return wasPrice(history.map(({ at, price, discount }) => ({ at: at.getTime(), price, discount })))
}
