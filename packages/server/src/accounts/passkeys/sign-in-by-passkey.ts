import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import { signInVerified } from '#accounts/open-session'
import { answeredChallenge, newChallenge, spendChallenge } from '#accounts/passkeys/passkey-challenge'
import { userPasskeys } from '#accounts/passkeys/passkey-tables'
import { askForPasskey, counterOfAnswer } from '#accounts/passkeys/webauthn'
import { limitSignIn, UNKNOWN_ACCOUNT } from '#accounts/sign-in/limit-sign-in'
import { hashedLoginName } from '#accounts/sign-in/limit-sign-up'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import type { Shop } from '#shop'

const PURPOSE = 'login'
const refused = (): Refusal => refuse('wrong_credentials', { textKey: 'wrong_passkey_of_customer' })

export const beginPasskeyLogin: Operation<'POST /api/user/passkey-login/begin'> = async (
  shop,
  _caller,
  _input,
  { origin },
) => {
  const challenge = await newChallenge(shop, PURPOSE)
  return {
    options: { ...(await askForPasskey(shop, [], { origin, use: 'alone', challenge })) },
  }
}

/** Answers an unknown passkey, a foreign one and a wrong signature alike, and counts all as attempts. */
export const passkeyLogin: Operation<'POST /api/user/passkey-login'> = async (
  shop,
  _caller,
  { answer },
  context,
) => {
  const owner = await findOwner(shop, answer.id)
  const account = owner ? callerKey(owner) : `${UNKNOWN_ACCOUNT} ${hashedLoginName(answer.id)}`
  const { clientDataJSON, userHandle } = answer.response
  return limitSignIn(shop, { account, context }, async () => {
    const challenge = await answeredChallenge(shop, PURPOSE, clientDataJSON)
    const isOwners = owner && userHandle === Buffer.from(owner.id).toString('base64url')
    if (challenge === null || !isOwners) return refused()
    const signedIn = await signInVerified(shop, owner, context, async (tx) => {
      const [key] = await tx.db
        .select()
        .from(userPasskeys)
        .where(and(eq(userPasskeys.id, answer.id), eq(userPasskeys.userId, owner.id)))
        .for('update')
      if (!key) return false
      const asked = { origin: context.origin, use: 'alone' } as const
      const counter = await counterOfAnswer(tx, { challenge, key }, answer, asked)
      if (counter === null || !(await spendChallenge(tx, challenge))) return false
      await tx.db
        .update(userPasskeys)
        .set({ counter, lastUsedAt: tx.now() })
        .where(eq(userPasskeys.id, key.id))
      return true
    })
    return isRefusal(signedIn) ? refused() : signedIn
  })
}

async function findOwner(shop: Shop, passkey: string) {
  const [row] = await shop.db
    .select({ user: users })
    .from(userPasskeys)
    .innerJoin(users, eq(users.id, userPasskeys.userId))
    .where(and(eq(userPasskeys.id, passkey), isAccount))
  return row?.user
}
