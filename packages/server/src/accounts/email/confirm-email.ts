import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { findLink } from '#accounts/email/account-links'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'

/** Mail programs open links by themselves, so that a link may be used again until it ends. */
export const confirmEmail: Operation<'POST /api/user/confirm-email'> = async (
  shop,
  _caller,
  { token },
  { address },
) => {
  const found = await findLink(shop, 'confirm_email', token)
  if (!found) return refuse('link_ended', { textKey: 'account_link_ended' })
  if (!found.user.emailConfirmedAt) {
    await shop.db.update(users).set({ emailConfirmedAt: shop.now() }).where(eq(users.id, found.user.id))
    shop.security.record('email_confirmed', { who: callerKey(found.user), from: address })
  }
  return { success: true, textKey: 'email_confirmed' }
}
