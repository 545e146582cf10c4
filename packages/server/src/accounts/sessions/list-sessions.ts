import { and, desc, eq } from 'drizzle-orm'
import { sessions } from '#accounts/account-tables'
import { sessionAliveCondition } from '#accounts/session-life'
import { hashToken } from '#accounts/session-token'
import type { Operation } from '#http/perform-call'

export const listSessions: Operation<'POST /api/user/sessions'> = async (shop, caller, _input, { token }) => {
  const currentHash = token === null ? null : hashToken(token)
  const rows = await shop.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.id), sessionAliveCondition(shop.now())))
    .orderBy(desc(sessions.lastUsedAt))
  return {
    sessions: rows.map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({
      id,
      device,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt.getTime(),
      current: currentHash?.equals(tokenHash) ?? false,
    })),
  }
}
