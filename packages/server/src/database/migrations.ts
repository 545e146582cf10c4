import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { ADVISORY_LOCKS } from '#database/advisory-locks'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the tables to what this version of the shop expects. */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect()
  try {
    // A migration of a big table may take longer than any request may.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Closed, not returned: lock and settings end with the connection.
    client.release(true)
  }
}
