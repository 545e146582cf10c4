import { and, eq, gt } from 'drizzle-orm'
import { sessions, users } from '#accounts/account-tables'
import { hashToken } from '#accounts/session-token'
import type { FindCaller } from '#platform/require-caller'

const HOUR = 60 * 60 * 1000
/** A session ends after this time without use (D-30). */
const SESSION_LIFE = 30 * 24 * HOUR
/** `last_used_at` may lag behind by this much, so that most calls read once and write nothing. */
const REFRESH_AFTER = HOUR

/** The shopper of a session token (D-30): one query; once an hour the use is noted besides. */
export const findCaller: FindCaller = async (shop, token) => {
  const tokenHash = hashToken(token)
  const now = shop.now()
  const [found] = await shop.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, tokenHash), gt(sessions.lastUsedAt, new Date(now.getTime() - SESSION_LIFE))),
    )
  if (!found) return null
  const { lastUsedAt, ...shopper } = found
  if (now.getTime() - lastUsedAt.getTime() > REFRESH_AFTER) {
    await shop.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return shopper
}
