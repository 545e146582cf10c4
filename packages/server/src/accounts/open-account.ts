import { randomUUID } from 'node:crypto'
import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import type { Shop } from '#shop'

/** Account that the staff opens for a customer on the phone. */
export interface NewAccount {
  id: string
  name: string
  email: string
  /** E.164. */
  phone: string
  /** Hash of a random password; the customer sets the first one with "forgot password". */
  passwordHash: string
}

export async function findAccountByPhone(shop: Shop, phone: string) {
  const { id, name, email } = users
  const [row] = await shop.db
    .select({ id, name, email })
    .from(users)
    .where(and(eq(users.phone, phone), isAccount))
  return row ?? null
}

/** Prepares an account. Slow because it hashes a password: call it before the transaction. */
export async function prepareAccount(
  shop: Shop,
  { name, email, phone }: Pick<NewAccount, 'name' | 'email' | 'phone'>,
): Promise<NewAccount> {
  const passwordHash = await shop.passwords.hash(randomUUID())
  return { id: shop.newId(), name: name.trim(), email: normalisedEmail(email), phone, passwordHash }
}

/** Opens the account in the caller's transaction; refuses the email of another account and a phone taken meanwhile. */
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
