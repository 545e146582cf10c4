import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { limitSignIn } from '#accounts/sign-in/limit-sign-in'
import type { RequestContext } from '#http/perform-call'
import { callerKey, type Shopper } from '#http/require-caller'
import type { Shop } from '#shop'

/** Runs `work` for whoever knows the password of the account; guesses count as attempts to sign in. */
export async function withPassword<Answer extends object>(
  shop: Shop,
  caller: Shopper,
  { password, context }: { password: string; context: RequestContext },
  work: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const checked = await limitSignIn(shop, { account: callerKey(caller), context }, async () => {
    const [user] = await shop.db.select().from(users).where(eq(users.id, caller.id))
    const isRight = user && (await shop.passwords.verify(user.passwordHash, password))
    return isRight ? { isRight } : refuse('wrong_password')
  })
  return isRefusal(checked) ? checked : work()
}
