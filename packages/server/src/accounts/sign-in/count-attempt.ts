import { type WaitRule, waitLeft, withAttempt } from '@little-dunes/domain/accounts/attempt-waits'
import { asc, inArray, sql } from 'drizzle-orm'
import { signInAttempts } from '#accounts/sign-in/attempt-tables'
import { inTransaction } from '#database/in-transaction'
import type { Shop } from '#shop'

/** Key that attempts are counted under. */
export interface CountedKey {
  key: string
  rule: WaitRule
}

/**
 * Counts one attempt under all keys before its outcome is known, or simultaneous attempts would all pass. Counts
 * nothing while one of the keys has to wait.
 * @returns milliseconds to wait; 0 when the attempt may proceed
 */
export const countAttempt = (shop: Shop, keys: readonly CountedKey[]): Promise<number> =>
  inTransaction(shop, async (tx) => {
    const now = tx.now()
    const names = keys.map(({ key }) => key).sort()
    const unseen = names.map((key) => ({ key, count: 0, countedAt: now }))
    // Sorted, so parallel attempts lock rows in the same order.
    await tx.db.insert(signInAttempts).values(unseen).onConflictDoNothing()
    const rows = await tx.db
      .select()
      .from(signInAttempts)
      .where(inArray(signInAttempts.key, names))
      .orderBy(asc(signInAttempts.key))
      .for('update')
    const byKey = new Map(rows.map((row) => [row.key, row]))
    const waits = keys.map(({ key, rule }) => {
      const row = byKey.get(key)
      return row ? waitLeft(row, rule, now) : 0
    })
    const wait = Math.max(...waits)
    if (wait > 0) return wait
    const counted = keys.map(({ key, rule }) => ({ key, ...withAttempt(byKey.get(key), rule, now) }))
    await tx.db
      .insert(signInAttempts)
      .values(counted)
      .onConflictDoUpdate({
        target: signInAttempts.key,
        set: { count: sql`excluded.count`, countedAt: sql`excluded.counted_at` },
      })
    return 0
  })

/** Removes a successful attempt from the counts, and clears the failed ones under the keys in `reset`. */
export async function forgiveAttempt(
  shop: Shop,
  keys: readonly CountedKey[],
  reset: readonly CountedKey[],
): Promise<void> {
  const names = (of: readonly CountedKey[]) => of.map(({ key }) => key)
  await inTransaction(shop, async (tx) => {
    const locked = inArray(signInAttempts.key, names(keys))
    await tx.db.select().from(signInAttempts).where(locked).orderBy(asc(signInAttempts.key)).for('update')
    await tx.db.update(signInAttempts).set({ count: sql`greatest(count - 1, 0)` }).where(locked)
    if (reset.length > 0) await tx.db.delete(signInAttempts).where(inArray(signInAttempts.key, names(reset)))
  })
}
