import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, ne } from 'drizzle-orm'
import { checkNewPassword } from '#accounts/password/check-new-password'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { staffAttemptKey } from '#staff/sign-in/open-staff-session'
import { endTrust } from '#staff/sign-in/trusted-browsers'
import { staff, staffSessions, staffSignIns } from '#staff/staff-tables'

/** Guesses of the current password count as attempts to sign in. Sign-ins that were begun with it end as well. */
export const changeOwnPassword: Operation<'POST /api/staff/password'> = async (
  shop,
  { id, name, email, sessionId },
  input,
  context,
) => {
  const refused = await checkNewPassword(input.password, { name, email, phone: '' })
  if (refused) return refused
  const account = staffAttemptKey(id)
  return limitSignIn(shop, { account, context }, async () => {
    const [member] = await shop.db.select().from(staff).where(eq(staff.id, id))
    if (!member?.passwordHash || !(await shop.passwords.verify(member.passwordHash, input.current)))
      return refuse('wrong_password')
    const passwordHash = await shop.passwords.hash(input.password)
    await inTransaction(shop, async (tx) => {
      const { db } = tx
      await db.update(staff).set({ passwordHash }).where(eq(staff.id, id))
      await db
        .delete(staffSessions)
        .where(and(eq(staffSessions.staffId, id), ne(staffSessions.id, sessionId)))
      await db.delete(staffSignIns).where(eq(staffSignIns.staffId, id))
      await endTrust(tx, id)
    })
    shop.security.record('password_changed', { who: account, from: context.address })
    return { success: true, textKey: 'password_changed' } as const
  })
}
