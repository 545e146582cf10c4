import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { checkNewPassword } from '#accounts/password/check-new-password'
import { endSessions } from '#accounts/sessions/end-sessions'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import { inTransaction } from '#database/in-transaction'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'

/** Whoever found a browser signed in does not know the password, and guesses count as attempts to sign in. */
export const changePassword: Operation<'POST /api/user/password'> = async (shop, caller, input, context) => {
  const refused = await checkNewPassword(input.password, caller)
  if (refused) return refused
  const account = callerKey(caller)
  return limitSignIn(shop, { account, context }, async () => {
    const [user] = await shop.db.select().from(users).where(eq(users.id, caller.id))
    if (!user || !(await shop.passwords.verify(user.passwordHash, input.current)))
      return refuse('wrong_password')
    const passwordHash = await shop.passwords.hash(input.password)
    await inTransaction(shop, async (tx) => {
      await tx.db.update(users).set({ passwordHash }).where(eq(users.id, caller.id))
      await endSessions(tx, caller.id, { except: context.token })
      await queueEmail(tx, { kind: 'password_changed', to: user.email, context })
    })
    shop.wakeJobs()
    shop.security.record('password_changed', { who: account, from: context.address })
    return { success: true, textKey: 'password_changed' } as const
  })
}
