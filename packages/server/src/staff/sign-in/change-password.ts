import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { checkNewPassword } from '#accounts/password/check-new-password'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { endSignIns } from '#staff/sign-in/end-sign-ins'
import { lockVerifiedMember } from '#staff/sign-in/lock-member'
import { staffAttemptKey } from '#staff/sign-in/open-staff-session'
import { staff, staffSessions } from '#staff/staff-tables'

/** Guesses of the current password count as attempts to sign in. Unfinished sign-ins end as well. */
export const changePassword: Operation<'POST /api/staff/password'> = async (
  shop,
  { id, name, email, sessionId },
  input,
  context,
) => {
  const refused = await checkNewPassword(shop, input.password, { name, email, phone: '' })
  if (refused) return refused
  const account = staffAttemptKey(id)
  return limitSignIn(shop, { account, context }, async () => {
    const [member] = await shop.db.select().from(staff).where(eq(staff.id, id))
    if (!member?.passwordHash || !(await shop.passwords.verify(member.passwordHash, input.current)))
      return refuse('wrong_password')
    const passwordHash = await shop.passwords.hash(input.password)
    return inTransactionOrRefuse(shop, async (tx) => {
      if (!(await lockVerifiedMember(tx, member))) return refuse('wrong_password')
      const [session] = await tx.db.select().from(staffSessions).where(eq(staffSessions.id, sessionId))
      if (!session) return refuse('session_ended')
      await tx.db.update(staff).set({ passwordHash }).where(eq(staff.id, id))
      await endSignIns(tx, id, { except: sessionId })
      shop.security.record('password_changed', { who: account, from: context.address })
      return { textKey: 'password_changed' } as const
    })
  })
}
