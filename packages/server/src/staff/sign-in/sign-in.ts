import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import { hashedLoginName } from '#accounts/sign-in/limit-sign-up'
import type { Operation } from '#http/perform-call'
import { createTotpChallenge } from '#staff/sign-in/create-totp-challenge'
import { staff } from '#staff/staff-tables'

/** What attempts of a member of staff are counted under. */
export const staffAttemptKey = (id: string): string => `staff ${id}`

/** The first step. An unknown address costs one verification too, so that answer and time reveal nothing (D-31). */
export const signIn: Operation<'POST /api/staff/sign-in'> = async (shop, _caller, input, context) => {
  const email = normalisedEmail(input.email)
  const [member] = await shop.db.select().from(staff).where(eq(staff.email, email))
  const account = member ? staffAttemptKey(member.id) : `nobody ${hashedLoginName(email)}`
  return limitSignIn(shop, { account, context }, async () => {
    const { passwords } = shop
    const right = await passwords.verify(
      member?.passwordHash ?? (await passwords.dummyHash()),
      input.password,
    )
    if (!member?.passwordHash || !right)
      return refuse('wrong_credentials', { textKey: 'wrong_staff_credentials' })
    return createTotpChallenge(shop, member, context)
  })
}
