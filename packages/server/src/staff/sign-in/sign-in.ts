import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import { hashedLoginName } from '#accounts/sign-in/limit-sign-up'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { createTotpChallenge } from '#staff/sign-in/create-totp-challenge'
import { lockVerifiedMember } from '#staff/sign-in/lock-member'
import { admitMember, staffAttemptKey } from '#staff/sign-in/open-staff-session'
import { isTrustedBrowser } from '#staff/sign-in/trusted-browsers'
import { staff } from '#staff/staff-tables'

/** First step, and the only one in a trusted browser. An unknown address takes as long as a known one (D-31). */
export const signIn: Operation<'POST /api/staff/sign-in'> = async (shop, _caller, input, context) => {
  const email = normalisedEmail(input.email)
  const [row] = await shop.db.select().from(staff).where(eq(staff.email, email))
  const account = row ? staffAttemptKey(row.id) : `nobody ${hashedLoginName(email)}`
  return limitSignIn(shop, { account, context }, async () => {
    const { passwords } = shop
    const right = await passwords.verify(row?.passwordHash ?? (await passwords.dummyHash()), input.password)
    const wrong = refuse('wrong_credentials', { textKey: 'wrong_staff_credentials' })
    if (!row?.passwordHash || !right) return wrong
    return inTransactionOrRefuse(shop, async (tx) => {
      const member = await lockVerifiedMember(tx, row)
      if (!member) return wrong
      // Without an app, the browser was never trusted after a code.
      if (member.totpKey !== null && (await isTrustedBrowser(tx, member.id, context))) {
        await admitMember(tx, member.id, context)
        return { signIn: null, name: member.name, enrolment: null, passkey: null }
      }
      return createTotpChallenge(tx, member, context)
    })
  })
}
