import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '#accounts/account-tables'
import { revokeLinks } from '#accounts/email/revoke-links'
import { lockAccount } from '#accounts/password/lock-verified-user'
import { hashToken } from '#accounts/session-token'
import { inTransaction } from '#database/in-transaction'
import type { Operation, RequestContext } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import type { Shop } from '#shop'

/** Returns the number of ended sessions; `except` is the token of a session to keep. */
export async function endSessions(
  shop: Shop,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  const others = except === null ? undefined : ne(sessions.tokenHash, hashToken(except))
  const ended = await shop.db.delete(sessions).where(and(eq(sessions.userId, userId), others))
  return ended.rowCount ?? 0
}

/** Ends every session and link of an account. Returns the number of ended sessions. */
export async function signOutEverywhere(
  tx: Shop,
  userId: string,
  context: Pick<RequestContext, 'origin'>,
): Promise<number> {
  const user = await lockAccount(tx, userId)
  if (user) await revokeLinks(tx, user, context)
  return endSessions(tx, userId)
}

/** Without an id it also ends the links in emails. A session that has already ended is no error. */
export const endUserSessions: Operation<'POST /api/user/sessions/end'> = async (
  shop,
  caller,
  { id },
  context,
) => {
  shop.security.record('sessions_ended', { who: callerKey(caller), from: context.address })
  if (id === undefined) {
    await inTransaction(shop, (tx) => signOutEverywhere(tx, caller.id, context))
    shop.wakeJobs()
    return { textKey: 'signed_out_everywhere' }
  }
  if (isUuid(id))
    await shop.db.delete(sessions).where(and(eq(sessions.userId, caller.id), eq(sessions.id, id)))
  return { textKey: 'session_closed' }
}
