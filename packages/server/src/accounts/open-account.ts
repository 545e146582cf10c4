import { randomUUID } from 'node:crypto'
import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import type { Shop } from '#shop'

/** An account that the staff opens for somebody on the phone. */
export interface NewAccount {
  id: string
  name: string
  email: string
  /** E.164. */
  phone: string
  /** Of a password that nobody knows: 'forgot password' sets the first one. */
  passwordHash: string
}

/** The account with a phone; null when nobody has it. */
export async function findAccountByPhone(shop: Shop, phone: string) {
  const { id, name, email } = users
  const [found] = await shop.db
    .select({ id, name, email })
    .from(users)
    .where(and(eq(users.phone, phone), isAccount))
  return found ?? null
}

/** An account to open; slow, since a password is hashed: call it before the transaction. */
export async function prepareAccount(
  shop: Shop,
  { name, email, phone }: Pick<NewAccount, 'name' | 'email' | 'phone'>,
): Promise<NewAccount> {
  const passwordHash = await shop.passwords.hash(randomUUID())
  return { id: shop.newId(), name: name.trim(), email: normalisedEmail(email), phone, passwordHash }
}

/** Opens it, in the transaction of what it is for; refuses an e-mail of somebody else and a phone that was taken meanwhile. */
export async function openAccount(tx: Shop, account: NewAccount): Promise<Refusal | null> {
  const { rowCount } = await tx.db
    .insert(users)
    .values({ ...account, createdAt: tx.now() })
    .onConflictDoNothing()
  if (rowCount === 1) return null
  const [other] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, account.email), isAccount))
  return other ? refuse('email_of_other_account', { field: 'email' }) : refuse('in_progress')
}
