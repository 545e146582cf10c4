import { isProductId } from '@little-dunes/domain/catalogue/product'
import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '#accounts/account-tables'
import { hashToken } from '#accounts/session-token'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import type { Shop } from '#shop'

/** Ends the sessions of an account; `except` is the token of one that stays. */
export async function endSessions(
  shop: Shop,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  const others = except === null ? undefined : ne(sessions.tokenHash, hashToken(except))
  await shop.db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** A session that has ended already is no news. */
export const endOwnSessions: Operation<'POST /api/user/sessions/end'> = async (
  shop,
  caller,
  { id },
  { address },
) => {
  shop.security.record('sessions_ended', { who: callerKey(caller), from: address })
  if (id === undefined) {
    await endSessions(shop, caller.id)
    return { success: true, textKey: 'signed_out_everywhere' }
  }
  if (isProductId(id))
    await shop.db.delete(sessions).where(and(eq(sessions.userId, caller.id), eq(sessions.id, id)))
  return { success: true, textKey: 'session_closed' }
}
