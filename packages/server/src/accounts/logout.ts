import { eq } from 'drizzle-orm'
import { sessions } from '#accounts/account-tables'
import { hashToken } from '#accounts/session-token'
import type { Operation } from '#http/perform-call'

/** Revokes the token at once, wherever else it is in use (D-30). */
export const logout: Operation<'POST /api/user/logout'> = async (shop, _caller, _input, { token }) => {
  if (token) await shop.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
  return { success: true, message: 'signed_out' }
}
