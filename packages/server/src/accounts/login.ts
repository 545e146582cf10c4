import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { sessions, users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import { openSession } from '#accounts/open-session'
import { sessionEndedCondition } from '#accounts/session-life'
import { hasKnownDevice, isKnownDevice } from '#accounts/sign-in/known-device'
import { limitSignIn, UNKNOWN_ACCOUNT } from '#accounts/sign-in/limit-sign-in'
import { hashedLoginName } from '#accounts/sign-in/limit-sign-up'
import { type SignInName, signInNameOf } from '#accounts/sign-in-name'
import { queueEmail, wasEmailed } from '#emails/queue-email'
import type { Operation, RequestContext } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import type { Shop } from '#shop'

/** One mail an hour is enough. */
const HOUR = 60 * 60 * 1000

/** API-42 to API-44. An unknown user costs one verification too, so that answer and time reveal nothing (D-31). */
export const login: Operation<'POST /api/user/login'> = async (
  shop,
  _caller,
  { email, password },
  context,
) => {
  const name = signInNameOf(email)
  const user = await findUser(shop, name)
  const account = user ? callerKey(user) : `${UNKNOWN_ACCOUNT} ${hashedLoginName(Object.values(name).join())}`
  return limitSignIn(shop, { account, context }, async () => {
    const { passwords } = shop
    const right = await passwords.verify(user?.passwordHash ?? (await passwords.dummyHash()), password)
    if (!user || !right) return refuse('wrong_credentials')
    await forgetEndedSessions(shop, user.id)
    await tellOfNewDevice(shop, user, context)
    return openSession(shop, user, 'signed_in', context)
  })
}

/** Whoever has signed in before hears of a browser that the shop has not seen; the first one is the own. */
async function tellOfNewDevice(shop: Shop, user: { id: string; email: string }, context: RequestContext) {
  const account = callerKey(user)
  if (context.deviceToken && (await isKnownDevice(shop, context.deviceToken, account))) return
  if (!(await hasKnownDevice(shop, account)) || (await wasEmailed(shop, user.email, 'new_sign_in', HOUR)))
    return
  await queueEmail(shop, { kind: 'new_sign_in', to: user.email, context })
  shop.wakeJobs()
}

async function findUser(shop: Shop, name: SignInName) {
  const [user] = await shop.db
    .select()
    .from(users)
    .where(and(isAccount, 'phone' in name ? eq(users.phone, name.phone) : eq(users.email, name.email)))
  return user
}

const forgetEndedSessions = (shop: Shop, userId: string) =>
  shop.db.delete(sessions).where(and(eq(sessions.userId, userId), sessionEndedCondition(shop.now())))
