import { DAY } from '@little-dunes/domain/durations'
import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { customerNotes, sessions, users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import { sessionAliveCondition } from '#accounts/session-life'
import type { Shop } from '#shop'

/** In milliseconds. By then the sessions of the account have ended as well. */
const ABANDONED_AFTER = 30 * DAY

/**
 * Deletes the account with this email or phone if it was abandoned: unconfirmed, without orders and unused for thirty
 * days. Otherwise one sign-up could block the phone of another person forever.
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
      notExists(shop.db.select().from(customerNotes).where(eq(customerNotes.userId, users.id))),
      sql`NOT EXISTS (SELECT FROM orders WHERE orders.user_id = ${users.id})`,
      sql`NOT EXISTS (SELECT FROM discount_codes c WHERE c.customer_id = ${users.id})`,
    ),
  )
}
