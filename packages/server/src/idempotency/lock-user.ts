import { type SQL, sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** Waits for the lock of a user and holds it until the end of the transaction; the first lock that an order takes (D-45). */
export const userLock = (userId: string): SQL => sql`pg_advisory_xact_lock(hashtextextended(${userId}, 0))`

/** Lets the transactions of one user come one after another, over all processes. */
export async function lockUser(tx: Shop, userId: string): Promise<void> {
  await tx.db.execute(sql`SELECT ${userLock(userId)}`)
}
