import { isRefusal } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { revokeLinks } from '#accounts/email/revoke-links'
import { checkNewPassword } from '#accounts/password/check-new-password'
import { checkPassword, withVerifiedUser } from '#accounts/profile/check-password'
import { endSessions } from '#accounts/sessions/end-sessions'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'

/** Asks for the password, which protects a browser left signed in. Guesses count as attempts to sign in. */
export const changePassword: Operation<'POST /api/user/password'> = async (shop, caller, input, context) => {
  const refused = await checkNewPassword(shop, input.password, caller)
  if (refused) return refused
  const verified = await checkPassword(shop, caller, { password: input.current, context })
  if (isRefusal(verified)) return verified
  const passwordHash = await shop.passwords.hash(input.password)
  const outcome = await withVerifiedUser(shop, verified, async (tx, user) => {
    await tx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessions(tx, user.id, { except: context.token })
    await revokeLinks(tx, user, context)
    await queueEmail(tx, { kind: 'password_changed', to: user.email, context })
    return { textKey: 'password_changed' } as const
  })
  if (isRefusal(outcome)) return outcome
  shop.wakeJobs()
  shop.security.record('password_changed', { who: callerKey(caller), from: context.address })
  return outcome
}
