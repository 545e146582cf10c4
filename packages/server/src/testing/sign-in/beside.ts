import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inTransaction } from '#database/in-transaction'
import { eventually } from '#testing/eventually'
import type { TestShop } from '#testing/start-test-shop'

const WAITING: SQL = sql`SELECT 1 FROM pg_stat_activity
  WHERE wait_event_type = 'Lock' AND datname = current_database()`

/**
 * Runs `second` while the transaction of `first` lacks only its last write, the one to `table`. The first commits once
 * the second has ended or waits for a lock.
 */
export async function beside<First, Second>(
  { shop, db }: Pick<TestShop, 'shop' | 'db'>,
  table: PgTable,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const waiting = async () => (await db.execute(WAITING)).rows.length
  let both: [Promise<First>, Promise<Second>] | undefined
  await inTransaction(shop, async (tx) => {
    await tx.db.execute(sql`LOCK TABLE ${table} IN EXCLUSIVE MODE`)
    const one = first()
    await eventually(async () => {
      if ((await waiting()) !== 1) throw new Error('The first request is not waiting yet')
    })
    let hasEnded = false
    const other = second().finally(() => {
      hasEnded = true
    })
    both = [one, other]
    await eventually(async () => {
      if (!hasEnded && (await waiting()) < 2)
        throw new Error('The second request has neither ended nor started to wait')
    })
  })
  if (!both) throw new Error('No request was started')
  return Promise.all(both)
}
