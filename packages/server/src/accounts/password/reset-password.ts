import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { findLink, redeemLink } from '#accounts/email/account-links'
import { revokeLinks } from '#accounts/email/revoke-links'
import { openSession } from '#accounts/open-session'
import { userPasskeys } from '#accounts/passkeys/passkey-tables'
import { checkNewPassword } from '#accounts/password/check-new-password'
import { endSessions } from '#accounts/sessions/end-sessions'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'

/** Uses the link once. Opening it proves access to the mailbox, so it also confirms the email. */
export const resetPassword: Operation<'POST /api/user/reset-password'> = async (
  shop,
  _caller,
  { token, password },
  context,
) => {
  const ended = refuse('link_ended', { textKey: 'account_link_ended' })
  const owner = await findLink(shop, 'reset_password', token)
  if (!owner) return ended
  const refused = await checkNewPassword(shop, password, owner)
  if (refused) return refused
  const passwordHash = await shop.passwords.hash(password)
  const outcome = await inTransactionOrRefuse(shop, async (tx) => {
    const link = await redeemLink(tx, 'reset_password', token)
    if (!link || link.user.email !== link.email) return ended
    const user = { ...link.user, emailConfirmedAt: link.user.emailConfirmedAt ?? tx.now() }
    const { id, email, emailConfirmedAt } = user
    await tx.db.update(users).set({ passwordHash, emailConfirmedAt }).where(eq(users.id, id))
    await endSessions(tx, id)
    // An intruder may have added a passkey.
    await tx.db.delete(userPasskeys).where(eq(userPasskeys.userId, id))
    await revokeLinks(tx, user, context)
    await queueEmail(tx, { kind: 'password_changed', to: email, context })
    return openSession(tx, user, 'password_reset', context)
  })
  if (isRefusal(outcome)) return outcome
  shop.wakeJobs()
  shop.security.record('password_reset', { who: callerKey(owner), from: context.address })
  return outcome
}
