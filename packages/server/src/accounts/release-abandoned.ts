import { DAY } from '@little-dunes/domain/durations'
import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { sessions, shopperNotes, users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import { sessionAliveCondition } from '#accounts/session-life'
import type { Shop } from '#shop'

/** Milliseconds after which an account counts as abandoned; its sessions have ended by then as well. */
const ABANDONED_AFTER = 30 * DAY

/**
 * Removes the account that holds this e-mail or phone when nobody stands behind it: confirmed neither, ordered nothing,
 * and was not used for thirty days. Otherwise somebody could keep a stranger's phone for good by signing up once.
 */
export async function releaseAbandoned(
  shop: Shop,
  { email, phone }: { email: string; phone: string },
): Promise<void> {
  const now = shop.now()
  const ofUser = eq(sessions.userId, users.id)
  await shop.db.delete(users).where(
    and(
      isAccount,
      or(eq(users.email, email), eq(users.phone, phone)),
      isNull(users.emailConfirmedAt),
      isNull(users.phoneConfirmedAt),
      lt(users.createdAt, new Date(now.getTime() - ABANDONED_AFTER)),
      notExists(
        shop.db
          .select()
          .from(sessions)
          .where(and(ofUser, sessionAliveCondition(now))),
      ),
      notExists(shop.db.select().from(shopperNotes).where(eq(shopperNotes.userId, users.id))),
      sql`NOT EXISTS (SELECT FROM orders WHERE orders.user_id = ${users.id})`,
      sql`NOT EXISTS (SELECT FROM discount_codes c WHERE c.shopper_id = ${users.id})`,
    ),
  )
}
