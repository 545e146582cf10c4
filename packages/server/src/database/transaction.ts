import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DRIZZLE_CASING } from '#database/database'
import { isConnectionLost } from '#database/unavailable'
import type { Database } from '#shop'

/** Serialization failure and deadlock: only repeating the transaction resolves them. */
const repeatable = new Set(['40001', '40P01'])

const attempts = 5

/**
 * Runs `work` in one transaction, and again when the database requires it, so `work` must only change the database.
 * Inside a running transaction it joins that one.
 */
export async function transaction<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { $client: pool } = db
  if (!(pool instanceof pg.Pool)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await onConnection(pool, work)
    } catch (error) {
      if (attempt === attempts || !repeatable.has(databaseCode(error) ?? '')) throw error
      await delay(Math.random() * 10 * attempt)
    }
  }
}

/** One `Database` per connection, since each caches column names. */
const databases = new WeakMap<pg.PoolClient, Database>()

function databaseOn(client: pg.PoolClient): Database {
  const known = databases.get(client) ?? drizzle(client, DRIZZLE_CASING)
  databases.set(client, known)
  return known
}

/**
 * Drizzle's transaction keeps the connection when BEGIN fails, and returns it to the pool even when ROLLBACK failed
 * (drizzle-orm issues 6023, 6114). This one only returns connections without an open transaction.
 */
async function onConnection<Result>(pool: pg.Pool, work: (db: Database) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let unusable: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(databaseOn(client))
    const { command } = await client.query('COMMIT')
    // PostgreSQL reports this without an error when a statement failed and `work` continued.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: one of its statements failed')
    return result
  } catch (error) {
    unusable = await rollBack(client, error)
    throw error
  } finally {
    client.release(unusable)
  }
}

/** Returns the reason to discard the connection; undefined after a rollback. */
async function rollBack(client: pg.PoolClient, reason: unknown): Promise<Error | undefined> {
  // After an unanswered statement, a ROLLBACK would wait for another timeout.
  if (reason instanceof Error && isConnectionLost(reason)) return reason
  return client.query('ROLLBACK').then(
    () => undefined,
    (error: Error) => error,
  )
}

/** Finds PostgreSQL's five-character code, however deep Drizzle wrapped it. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return databaseCode(error.cause)
}
