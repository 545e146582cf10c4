import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import type { Shop } from '#shop'

export type User = typeof users.$inferSelect

/**
 * Locks the account until the end of the transaction. Null when its password is no longer the one of `verified`: a check of
 * the old password counts for nothing beside a new one.
 */
export async function lockVerifiedUser(
  tx: Shop,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<User | null> {
  const user = await lockAccount(tx, id)
  return user?.passwordHash === passwordHash ? user : null
}

/** New sessions and links wait for the transaction; orders and other rows of the account do not. */
export async function lockAccount(tx: Shop, id: string): Promise<User | undefined> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}
