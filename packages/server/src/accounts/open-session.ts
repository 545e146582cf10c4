import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { HOUR } from '@little-dunes/domain/durations'
import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { sessions } from '#accounts/account-tables'
import { lockVerifiedUser, type User } from '#accounts/password/lock-verified-user'
import { sessionEndedCondition } from '#accounts/session-life'
import { hashToken, newToken } from '#accounts/session-token'
import { hasKnownDevice, isKnownDevice, rememberDevice } from '#accounts/sign-in/known-device'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { queueEmail, wasEmailed } from '#emails/queue-email'
import type { RequestContext } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import type { Shop } from '#shop'

/** Signs a user in. Only the hash of the token is stored (D-30). */
export async function openSession(
  shop: Shop,
  user: WireUser & { id: string },
  textKey: AnswerMessage,
  context: RequestContext,
) {
  // The browser replaces the token that it sent, so the old one must stop working.
  if (context.token) await shop.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(context.token)))
  const token = newToken()
  const now = shop.now()
  await shop.db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    lastUsedAt: now,
    id: shop.newId(),
    device: context.userAgent ?? '',
  })
  await rememberDevice(shop, callerKey(user), context)
  const event = textKey === 'account_opened' ? 'signed_up' : 'signed_in'
  shop.security.record(event, { who: callerKey(user), from: context.address })
  const { name, email, phone } = user
  return { token, user: { name, email, phone }, textKey }
}

/** Signs in after a correct password or passkey, unless the password was changed since it was read. */
export async function signInVerified(
  shop: Shop,
  verified: User,
  context: RequestContext,
  check: (tx: Shop) => Promise<boolean> = async () => true,
) {
  const outcome = await inTransactionOrRefuse(shop, async (tx) => {
    const user = await lockVerifiedUser(tx, verified)
    if (!user || !(await check(tx))) return refuse('wrong_credentials')
    await tx.db.delete(sessions).where(and(eq(sessions.userId, user.id), sessionEndedCondition(tx.now())))
    await tellOfNewDevice(tx, user, context)
    return openSession(tx, user, 'signed_in', context)
  })
  shop.wakeJobs()
  return outcome
}

/** Emails about an unknown browser, at most once an hour. The first browser of an account is not reported. */
async function tellOfNewDevice(shop: Shop, user: { id: string; email: string }, context: RequestContext) {
  const account = callerKey(user)
  if (context.deviceToken && (await isKnownDevice(shop, context.deviceToken, account))) return
  if (!(await hasKnownDevice(shop, account)) || (await wasEmailed(shop, user.email, 'new_sign_in', HOUR)))
    return
  await queueEmail(shop, { kind: 'new_sign_in', to: user.email, context })
}
