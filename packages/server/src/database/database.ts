import { setTimeout as delay } from 'node:timers/promises'
import { MINUTE } from '@little-dunes/domain/durations'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { PreparingClient } from '#database/prepared-statements'
import { isDatabaseUnavailable } from '#database/unavailable'
import type { Database } from '#shop'
import { StartError } from '#startup/start-error'

/** Naming of tables and columns in the database. */
export const DRIZZLE_CASING = { casing: 'snake_case' } as const

export type DatabaseConnection = { url: string; db: Database; pool: pg.Pool; close: () => Promise<void> }

export type PoolOptions = {
  /** Ten connections keep two database cores busy; more would only wait inside the database. */
  poolSize?: number
  /** Milliseconds until an unanswered statement is cancelled, which also ends connections over a dead network. */
  queryTimeout?: number
}

export type ConnectOptions = PoolOptions & {
  /** Milliseconds to wait for an unreachable database. */
  patience?: number
  log?: (line: string) => void
}

/** Waits for a PostgreSQL that may still be starting, logs that it waits, and finally gives up with the reason. */
export async function connectDatabase(
  url: string,
  options: ConnectOptions = {},
): Promise<DatabaseConnection> {
  const connection = openDatabase(url, options)
  try {
    await untilReachable(connection.pool, options)
    await requireVersion(connection.pool)
    await requireLetters(connection.pool, options)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** The pool connects on its first query. */
export function openDatabase(
  url: string,
  { poolSize = 10, queryTimeout = 15_000 }: PoolOptions = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    application_name: 'little-dunes',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: MINUTE,
    // After a new version changes a column's type, a prepared statement fails for the rest of its connection's life.
    maxLifetimeSeconds: 900,
    keepAlive: true,
    statement_timeout: 10_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: queryTimeout,
    options: '-c timezone=UTC',
  })
  // A broken connection emits an event besides the failed query, which would end the process if unhandled. The pool
  // only handles it on idle connections.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { url, pool, db: drizzle(pool, DRIZZLE_CASING), close: () => pool.end() }
}

async function untilReachable(pool: pg.Pool, { patience = 30_000, log }: ConnectOptions) {
  const start = performance.now()
  for (let tries = 0; ; tries++) {
    const reason = await reasonOfSilence(pool)
    if (!reason) return
    if (performance.now() - start > patience) {
      throw new StartError(
        `The database did not answer for ${Math.round(patience / 1000)} seconds: ${reason}`,
      )
    }
    if (tries % 10 === 0) log?.(`Waiting for the database: ${reason}`)
    await delay(Math.min(500, patience / 10))
  }
}

async function reasonOfSilence(pool: pg.Pool): Promise<string | undefined> {
  try {
    await pool.query('SELECT 1')
    return undefined
  } catch (error) {
    if (!isDatabaseUnavailable(error))
      throw new StartError(`The database refused the connection: ${getReason(error)}`)
    return getReason(error)
  }
}

/** If a host name has several addresses, the error has no message and the reasons are nested. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(getReason).join(', ')
  return error instanceof Error ? error.message : String(error)
}

async function requireVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major < 15)
    throw new StartError(`The database is PostgreSQL ${major}. The shop needs version 15 or newer.`)
}

/** A cluster created without a locale, as on many new servers, stores bytes or knows only ASCII. */
async function requireLetters(pool: pg.Pool, { log }: ConnectOptions) {
  const { rows } = await pool.query<{ encoding: string; letters: string }>(
    `SELECT pg_encoding_to_char(encoding) AS encoding, datctype AS letters
     FROM pg_database WHERE datname = current_database()`,
  )
  const { encoding = '', letters = '' } = rows[0] ?? {}
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database encoding is ${encoding}. The shop needs UTF8. Create the database again: ` +
        "CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'",
    )
  if (letters === 'C' || letters === 'POSIX')
    log?.(
      "Search returns fewer results because the database supports only ASCII letters. Create the database again with LOCALE 'C.UTF-8'.",
    )
}
