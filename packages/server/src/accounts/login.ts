import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import { signInVerified } from '#accounts/open-session'
import { limitSignIn, UNKNOWN_ACCOUNT } from '#accounts/sign-in/limit-sign-in'
import { hashedLoginName } from '#accounts/sign-in/limit-sign-up'
import { parseSignInName, type SignInName } from '#accounts/sign-in-name'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import type { Shop } from '#shop'

/** API-42 to API-44. An unknown user costs one verification too, so answer and time reveal nothing (D-31). */
export const login: Operation<'POST /api/user/login'> = async (
  shop,
  _caller,
  { email, password },
  context,
) => {
  const name = parseSignInName(email)
  const user = await findUser(shop, name)
  const account = user ? callerKey(user) : `${UNKNOWN_ACCOUNT} ${hashedLoginName(Object.values(name).join())}`
  return limitSignIn(shop, { account, context }, async () => {
    const { passwords } = shop
    const right = await passwords.verify(user?.passwordHash ?? (await passwords.dummyHash()), password)
    if (!user || !right) return refuse('wrong_credentials')
    return signInVerified(shop, user, context)
  })
}

async function findUser(shop: Shop, name: SignInName) {
  const [user] = await shop.db
    .select()
    .from(users)
    .where(and(isAccount, 'phone' in name ? eq(users.phone, name.phone) : eq(users.email, name.email)))
  return user
}
