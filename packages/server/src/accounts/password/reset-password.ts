import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { consumeLinks, findLink } from '#accounts/email/account-links'
import { openSession } from '#accounts/open-session'
import { userPasskeys } from '#accounts/passkeys/passkey-tables'
import { checkNewPassword } from '#accounts/password/check-new-password'
import { endSessions } from '#accounts/sessions/end-sessions'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'

/** A link that works once; whoever opens it reads the mailbox, so that the e-mail is confirmed as well. */
export const resetPassword: Operation<'POST /api/user/reset-password'> = async (
  shop,
  _caller,
  { token, password },
  context,
) => {
  const found = await findLink(shop, 'reset_password', token)
  if (!found) return refuse('link_ended', { textKey: 'account_link_ended' })
  const refused = await checkNewPassword(password, found.user)
  if (refused) return refused
  const passwordHash = await shop.passwords.hash(password)
  const outcome = await inTransactionOrRefuse(shop, async (tx) => {
    const link = await findLink(tx, 'reset_password', token)
    if (!link) return refuse('link_ended', { textKey: 'account_link_ended' })
    const { id, email, emailConfirmedAt } = link.user
    await consumeLinks(tx, 'reset_password', id)
    const confirmedAt = emailConfirmedAt ?? tx.now()
    await tx.db.update(users).set({ passwordHash, emailConfirmedAt: confirmedAt }).where(eq(users.id, id))
    await endSessions(tx, id)
    // Whoever had got in may have left a passkey.
    await tx.db.delete(userPasskeys).where(eq(userPasskeys.userId, id))
    await queueEmail(tx, { kind: 'password_changed', to: email, context })
    return openSession(tx, link.user, 'password_reset', context)
  })
  if (isRefusal(outcome)) return outcome
  shop.wakeJobs()
  shop.security.record('password_reset', { who: callerKey(found.user), from: context.address })
  return outcome
}
