import { and, eq } from 'drizzle-orm'
import { sessions, users } from '#accounts/account-tables'
import { guestSessionEnded, isLastUseStale, sessionAliveCondition } from '#accounts/session-life'
import { hashToken } from '#accounts/session-token'
import type { FindCaller } from '#http/require-caller'

/** Finds the customer of a session token in one query (D-30), and records its use once an hour. */
export const findCaller: FindCaller = async (shop, token) => {
  const tokenHash = hashToken(token)
  const now = shop.now()
  const { id, name, email, phone, guest } = users
  const { lastUsedAt, createdAt } = sessions
  const [session] = await shop.db
    .select({ customer: { id, name, email, phone, guest }, lastUsedAt, createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), sessionAliveCondition(now)))
  if (!session || (session.customer.guest && guestSessionEnded(session.createdAt, now))) return null
  if (isLastUseStale(session.lastUsedAt, now)) {
    await shop.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return session.customer
}
