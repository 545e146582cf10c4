import { type SQL, sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/**
 * Waits for the user's lock and holds it until the transaction ends. It is the first lock that an order takes (D-45).
 */
export const userLock = (userId: string): SQL => sql`pg_advisory_xact_lock(hashtextextended(${userId}, 0))`

/** Runs the transactions of one user one after another, across all processes. */
export async function lockUser(tx: Shop, userId: string): Promise<void> {
  await tx.db.execute(sql`SELECT ${userLock(userId)}`)
}
