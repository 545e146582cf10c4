import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { lockVerifiedUser, type User } from '#accounts/password/lock-verified-user'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { RequestContext } from '#http/perform-call'
import { type Customer, callerKey } from '#http/require-caller'
import { lockUser } from '#idempotency/lock-user'
import type { Shop } from '#shop'

interface TypedPassword {
  password: string
  context: RequestContext
}

/** Guesses count as attempts to sign in. */
export const checkPassword = (
  shop: Shop,
  caller: Customer,
  { password, context }: TypedPassword,
): Promise<User | Refusal> =>
  limitSignIn(shop, { account: callerKey(caller), context }, async () => {
    const [user] = await shop.db.select().from(users).where(eq(users.id, caller.id))
    const isRight = user && (await shop.passwords.verify(user.passwordHash, password))
    return isRight ? user : refuse('wrong_password')
  })

/** Runs `work` in a transaction that locks the account, unless its password has changed since the check. */
export const withVerifiedUser = <Answer extends object>(
  shop: Shop,
  verified: User,
  work: (tx: Shop, user: User) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> =>
  inTransactionOrRefuse(shop, async (tx) => {
    await lockUser(tx, verified.id)
    const user = await lockVerifiedUser(tx, verified)
    return user ? work(tx, user) : refuse('wrong_password')
  })

/** Runs `work` in one transaction if the password is correct. */
export async function withPassword<Answer extends object>(
  shop: Shop,
  caller: Customer,
  typed: TypedPassword,
  work: (tx: Shop, user: User) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const verified = await checkPassword(shop, caller, typed)
  return isRefusal(verified) ? verified : withVerifiedUser(shop, verified, work)
}
