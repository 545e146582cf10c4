import type { CustomerView } from '@little-dunes/domain/contract/staff/choices'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { asksToBeErased, speaksArabic } from '#customers/find-customers'
import { COUNT_LIMIT, countRows, countTabs } from '#database/lists/count-rows'
import type { Operation } from '#http/perform-call'
import { customerPurchases } from '#orders/store/order-tables'

/** Counts rows of `customer_purchases` up to the limit, without erased customers. */
const withPurchases = (condition: SQL): SQL =>
  sql`SELECT count(*) FILTER (WHERE u.erased_at IS NULL) AS count, count(*) AS looked
    FROM (SELECT ${customerPurchases.userId} FROM ${customerPurchases} WHERE ${condition} LIMIT ${COUNT_LIMIT}) f
    JOIN ${users} u ON u.id = f.user_id`

const accounts = (condition: SQL): SQL =>
  countRows(sql`SELECT FROM ${users} WHERE ${users.erasedAt} IS NULL AND ${condition}`)

/** Each count reads an index that contains only the counted rows. */
export const CUSTOMER_COUNTS: Record<CustomerView, SQL> = {
  all: accounts(sql`true`),
  returning: withPurchases(sql`${customerPurchases.orders} > 1`),
  refused: withPurchases(sql`${customerPurchases.refused} > 0`),
  arabic: accounts(speaksArabic),
  to_erase: accounts(asksToBeErased),
}

export const countCustomers: Operation<'GET /api/staff/customers/counts'> = async (shop) => ({
  counts: await countTabs(shop, CUSTOMER_COUNTS),
})
