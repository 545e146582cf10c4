import { createHash } from 'node:crypto'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, asc, count, eq } from 'drizzle-orm'
import { answeredChallenge, newChallenge, spendChallenge } from '#accounts/passkeys/passkey-challenge'
import { MAX_PASSKEYS, userPasskeys } from '#accounts/passkeys/passkey-tables'
import { askForNewPasskey, readNewPasskey } from '#accounts/passkeys/webauthn'
import { lockAccount, type User } from '#accounts/password/lock-verified-user'
import { withPassword } from '#accounts/profile/check-password'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import { lockUser } from '#idempotency/lock-user'
import type { Shop } from '#shop'

/** Includes the password, so a challenge from before a password change is worthless. */
const getPurpose = ({ id, passwordHash }: User) =>
  `add ${id} ${createHash('sha256').update(passwordHash).digest('base64url')}`

export const readPasskeys = (shop: Shop, userId: string) =>
  shop.db
    .select({
      id: userPasskeys.id,
      name: userPasskeys.name,
      createdAt: userPasskeys.createdAt,
      lastUsedAt: userPasskeys.lastUsedAt,
      transports: userPasskeys.transports,
    })
    .from(userPasskeys)
    .where(eq(userPasskeys.userId, userId))
    .orderBy(asc(userPasskeys.createdAt), asc(userPasskeys.id))

export const listPasskeys: Operation<'POST /api/user/passkeys'> = async (shop, caller) => ({
  passkeys: (await readPasskeys(shop, caller.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  })),
})

/** Asks for the password: a stolen session must not create a sign-in method that outlives it. */
export const beginUserPasskey: Operation<'POST /api/user/passkeys/begin'> = async (
  shop,
  caller,
  { password },
  context,
) => {
  const user = await withPassword(shop, caller, { password, context }, async (_tx, account) => account)
  if (isRefusal(user)) return user
  const challenge = await newChallenge(shop, getPurpose(user))
  const known = await readPasskeys(shop, caller.id)
  const asked = { origin: context.origin, use: 'alone', challenge } as const
  return { options: { ...(await askForNewPasskey(shop, caller, known, asked)) } }
}

export const addUserPasskey: Operation<'POST /api/user/passkeys/add'> = async (
  shop,
  caller,
  { name, answer },
  context,
) => {
  const outcome = await inTransactionOrRefuse(shop, async (tx) => {
    await lockUser(tx, caller.id)
    const user = await lockAccount(tx, caller.id)
    if (!user) return refuse('passkey_refused')
    const challenge = await answeredChallenge(tx, getPurpose(user), answer.response.clientDataJSON)
    if (challenge === null) return refuse('passkey_refused')
    const [stored] = await tx.db
      .select({ count: count() })
      .from(userPasskeys)
      .where(eq(userPasskeys.userId, caller.id))
    if ((stored?.count ?? 0) >= MAX_PASSKEYS) return refuse('passkey_refused')
    const made = await readNewPasskey(tx, challenge, answer, { origin: context.origin, use: 'alone' })
    if (!made || !(await spendChallenge(tx, challenge))) return refuse('passkey_refused')
    const added = await tx.db
      .insert(userPasskeys)
      .values({ ...made, userId: caller.id, name: name.trim() || 'Passkey', createdAt: tx.now() })
      .onConflictDoNothing()
    if (added.rowCount !== 1) return refuse('passkey_refused')
    await queueEmail(tx, { kind: 'passkey_added', to: caller.email, context })
    return { textKey: 'passkey_added' as const }
  })
  if (isRefusal(outcome)) return outcome
  shop.wakeJobs()
  shop.security.record('passkey_changed', { who: callerKey(caller), from: context.address })
  return outcome
}

const owned = (userId: string, id: string) => and(eq(userPasskeys.userId, userId), eq(userPasskeys.id, id))

export const renameUserPasskey: Operation<'POST /api/user/passkeys/rename'> = async (
  shop,
  caller,
  { id, name },
) => {
  const newName = name.trim()
  if (newName) await shop.db.update(userPasskeys).set({ name: newName }).where(owned(caller.id, id))
  return { textKey: 'passkey_renamed' }
}

export const removeUserPasskey: Operation<'POST /api/user/passkeys/remove'> = async (
  shop,
  caller,
  { id },
  { address },
) => {
  await shop.db.delete(userPasskeys).where(owned(caller.id, id))
  shop.security.record('passkey_changed', { who: callerKey(caller), from: address })
  return { textKey: 'passkey_removed' }
}
