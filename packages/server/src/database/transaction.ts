import { setTimeout as delay } from 'node:timers/promises'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from '#shop'

/** Two transactions met in a way that only repeating one of them resolves. */
const repeatable = new Set(['40001', '40P01'])

const attempts = 5

/**
 * Runs `work` in one transaction, again when the database asks for it: `work` must change nothing but the database.
 * Inside a running transaction it simply takes part in that one.
 */
export async function transaction<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === attempts || !repeatable.has(databaseCode(error) ?? '')) throw error
      await delay(Math.random() * 10 * attempt)
    }
  }
}

const isTransaction = (db: Database): boolean => db instanceof PgTransaction

/** The five-character code of PostgreSQL, however deep Drizzle wrapped it. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return databaseCode(error.cause)
}
