import { DAY } from '@little-dunes/domain/durations'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { shopperNotes, users } from '#accounts/account-tables'
import type { Shop } from '#shop'

/** After this many milliseconds no session of a guest is left, and no payment is under way. */
const UNUSED_AFTER = 2 * DAY

/** Deletes guests who have ordered nothing, or whose orders belong to an account by now. */
export async function deleteUnusedGuests(shop: Shop): Promise<void> {
  const old = new Date(shop.now().getTime() - UNUSED_AFTER)
  const notes = shop.db.select().from(shopperNotes).where(eq(shopperNotes.userId, users.id))
  await shop.db
    .delete(users)
    .where(
      and(
        users.guest,
        lt(users.createdAt, old),
        notExists(notes),
        sql`NOT EXISTS (SELECT FROM orders WHERE orders.user_id = ${users.id})`,
        sql`NOT EXISTS (SELECT FROM discount_codes d WHERE d.shopper_id = ${users.id})`,
        sql`NOT EXISTS (SELECT FROM store_credit_accounts c WHERE c.user_id = ${users.id})`,
      ),
    )
}
