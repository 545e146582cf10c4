import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import { lt } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import type { RequestContext } from '#http/perform-call'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'
import { newTotpKey, totpEnrolment } from '#staff/sign-in/one-time-code'
import { passkeyQuestion } from '#staff/sign-in/passkeys/passkey-sign-in'
import { type staff, staffSignIns } from '#staff/staff-tables'

type Member = Pick<typeof staff.$inferSelect, 'id' | 'email' | 'name' | 'totpKey'>

/** Milliseconds from password to code. */
export const CODE_TIMEOUT = 10 * MINUTE

/** Milliseconds for which wrong codes count. */
export const WRONG_CODE_WINDOW = HOUR

/** Returns the token to send with the code or passkey, and the setup of an authenticator app if there is none. */
export async function createTotpChallenge(
  shop: Shop,
  member: Member,
  context: Pick<RequestContext, 'origin'>,
): Promise<StaffSignIn> {
  const now = shop.now()
  const token = newToken()
  const key = member.totpKey === null ? newTotpKey() : null
  const question = key === null ? await passkeyQuestion(shop, member.id, context) : null
  await shop.db
    .delete(staffSignIns)
    .where(lt(staffSignIns.createdAt, new Date(now.getTime() - WRONG_CODE_WINDOW)))
  await shop.db.insert(staffSignIns).values({
    tokenHash: hashToken(token),
    staffId: member.id,
    createdAt: now,
    newTotpKey: key,
    passkeyChallenge: question?.challenge ?? null,
  })
  const { en: shopName } = await readShopName(shop)
  const enrolment = key === null ? null : totpEnrolment(key, { shopName, email: member.email })
  return { signIn: token, name: member.name, enrolment, passkey: question && { ...question } }
}
