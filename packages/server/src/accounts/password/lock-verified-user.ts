import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import type { Shop } from '#shop'

export type User = typeof users.$inferSelect

/**
 * Locks the account until the end of the transaction. Null when its password has changed since `verified`: a check of
 * the old password no longer counts.
 */
export async function lockVerifiedUser(
  tx: Shop,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<User | null> {
  const user = await lockAccount(tx, id)
  return user?.passwordHash === passwordHash ? user : null
}

/** Blocks new sessions and links until the transaction ends, but not orders and other rows of the account. */
export async function lockAccount(tx: Shop, id: string): Promise<User | undefined> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}
