import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import { hashedLoginName } from '#accounts/sign-in/limit-sign-up'
import type { Operation } from '#http/perform-call'
import { createTotpChallenge } from '#staff/sign-in/create-totp-challenge'
import { admitMember, staffAttemptKey } from '#staff/sign-in/open-staff-session'
import { isTrustedBrowser } from '#staff/sign-in/trusted-browsers'
import { staff } from '#staff/staff-tables'

/** The first step, and the only one of a trusted browser. An unknown address costs one verification too, so that answer and time reveal nothing (D-31). */
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
    // Without an app there is no code that the browser was trusted with.
    if (member.totpKey !== null && (await isTrustedBrowser(shop, member.id, context))) {
      await admitMember(shop, member.id, context)
      return { success: true, signIn: null, name: member.name, enrolment: null, passkey: null }
    }
    return createTotpChallenge(shop, member, context)
  })
}
