import type { ShopperView } from '@little-dunes/domain/contract/staff/choices'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { asksToBeErased, speaksArabic } from '#customers/find-shoppers'
import { AT_MOST, countRows, countTabs } from '#database/lists/count-rows'
import type { Operation } from '#http/perform-call'
import { shopperPurchases } from '#orders/store/order-tables'

/** Counts rows of `shopper_purchases` up to the limit, without erased customers. */
const withPurchases = (condition: SQL): SQL =>
  sql`SELECT count(*) FILTER (WHERE u.erased_at IS NULL) AS count, count(*) AS looked
    FROM (SELECT ${shopperPurchases.userId} FROM ${shopperPurchases} WHERE ${condition} LIMIT ${AT_MOST}) f
    JOIN ${users} u ON u.id = f.user_id`

const accounts = (condition: SQL): SQL =>
  countRows(sql`SELECT FROM ${users} WHERE ${users.erasedAt} IS NULL AND ${condition}`)

/** Each count reads an index that contains only the counted rows. */
export const SHOPPER_COUNTS: Record<ShopperView, SQL> = {
  all: accounts(sql`true`),
  returning: withPurchases(sql`${shopperPurchases.orders} > 1`),
  refused: withPurchases(sql`${shopperPurchases.refused} > 0`),
  arabic: accounts(speaksArabic),
  to_erase: accounts(asksToBeErased),
}

export const countShoppers: Operation<'GET /api/staff/shoppers/counts'> = async (shop) => ({
  counts: await countTabs(shop, SHOPPER_COUNTS),
})
