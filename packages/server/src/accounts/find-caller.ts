import { and, eq } from 'drizzle-orm'
import { sessions, users } from '#accounts/account-tables'
import { guestSessionEnded, isLastUseStale, sessionAliveCondition } from '#accounts/session-life'
import { hashToken } from '#accounts/session-token'
import type { FindCaller } from '#http/require-caller'

/** The shopper of a session token (D-30): one query; once an hour the use is noted besides. */
export const findCaller: FindCaller = async (shop, token) => {
  const tokenHash = hashToken(token)
  const now = shop.now()
  const { id, name, email, phone, guest } = users
  const { lastUsedAt, createdAt } = sessions
  const [found] = await shop.db
    .select({ shopper: { id, name, email, phone, guest }, lastUsedAt, createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), sessionAliveCondition(now)))
  if (!found || (found.shopper.guest && guestSessionEnded(found.createdAt, now))) return null
  if (isLastUseStale(found.lastUsedAt, now)) {
    await shop.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return found.shopper
}
