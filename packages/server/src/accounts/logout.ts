import { eq } from 'drizzle-orm'
import { sessions } from '#accounts/account-tables'
import { hashToken } from '#accounts/session-token'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'

/** Revokes the token immediately, wherever else it is in use (D-30). */
export const logout: Operation<'POST /api/user/logout'> = async (
  shop,
  caller,
  _input,
  { token, address },
) => {
  if (token) await shop.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
  shop.security.record('signed_out', { who: callerKey(caller), from: address })
  return { textKey: 'signed_out' }
}
