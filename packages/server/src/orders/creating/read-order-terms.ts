import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { namedEntries } from '#catalogue/named-entries'
import { SOLD_PRODUCT_COLUMNS, SOLD_SIZE_COLUMNS } from '#catalogue/sold-columns'
import { discountColumns } from '#discounts/check-discount'
import { orderHistoryColumn } from '#orders/creating/account-limits'
import { type EntryRow, toOrderedEntries } from '#orders/creating/ordered-entries'
import { orderLimitColumns } from '#settings/order-limits'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

const { deliveryFee, freeDeliveryAbove, expressFee, cashFee, vatRate, deliveryPlan } = shopSettings

/** The customer has an order that waits for its payment (D-45). */
const hasPendingColumn = (userId: string): SQL<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM orders WHERE user_id = ${userId} AND status = 'Pending Payment')`

export type OrderTerms = Awaited<ReturnType<typeof readOrderTerms>>

/**
 * Current products, fees and limits, the discount code and the customer's order history, in one query. Expects the
 * customer to be locked, so that each of several concurrent orders counts the previous one.
 */
export async function readOrderTerms(
  shop: Shop,
  userId: string,
  code: string | null,
  lines: readonly CartLine[],
) {
  const known = lines.filter((line) => isUuid(line.productId))
  const rows = await shop.db
    .select({
      fees: { deliveryFee, freeDeliveryAbove, expressFee },
      cashFee,
      vatRate,
      deliveryPlan,
      limits: orderLimitColumns,
      history: orderHistoryColumn(userId, shop.now()),
      hasPending: hasPendingColumn(userId),
      ...discountColumns(userId, code),
      place: sql<number>`named.place`,
      product: SOLD_PRODUCT_COLUMNS,
      variant: variants,
      entry: SOLD_SIZE_COLUMNS,
    })
    .from(shopSettings)
    .leftJoin(sql`${namedEntries(known)} AS named`, sql`true`)
    .leftJoin(sizeEntries, eq(sizeEntries.id, sql`named.id`))
    .leftJoin(products, and(eq(products.id, sizeEntries.productId), eq(products.status, 'published')))
    .leftJoin(variants, eq(variants.id, sizeEntries.variantId))
    .orderBy(sql`named.place`)
  const [terms] = rows
  if (!terms) throw new Error('The shop_settings table is empty')
  const sold = rows.flatMap(({ place, product, variant, entry }): EntryRow[] =>
    product && variant && entry ? [{ place, product, variant, entry }] : [],
  )
  return { ...terms, entries: toOrderedEntries(known, sold) }
}
