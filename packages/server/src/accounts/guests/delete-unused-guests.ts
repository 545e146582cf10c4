import { DAY } from '@little-dunes/domain/durations'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { customerNotes, users } from '#accounts/account-tables'
import type { Shop } from '#shop'

/** In milliseconds. By then every guest session has ended and no payment is in progress. */
const UNUSED_AFTER = 2 * DAY

/** Deletes guests without orders, or whose orders have moved to an account. */
export async function deleteUnusedGuests(shop: Shop): Promise<void> {
  const old = new Date(shop.now().getTime() - UNUSED_AFTER)
  const notes = shop.db.select().from(customerNotes).where(eq(customerNotes.userId, users.id))
  await shop.db
    .delete(users)
    .where(
      and(
        users.guest,
        lt(users.createdAt, old),
        notExists(notes),
        sql`NOT EXISTS (SELECT FROM orders WHERE orders.user_id = ${users.id})`,
        sql`NOT EXISTS (SELECT FROM discount_codes d WHERE d.customer_id = ${users.id})`,
        sql`NOT EXISTS (SELECT FROM store_credit_accounts c WHERE c.user_id = ${users.id})`,
      ),
    )
}
