import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ADVISORY_LOCKS } from '#database/advisory-locks'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Migrates the tables to this version of the shop. Uses a separate connection: those of the pool time out after
 * seconds, but a large table, or waiting for another migrating process, may take longer.
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const { connectionString, application_name, options, keepAlive } = pool.options
  const client = new pg.Client({ connectionString, application_name, options, keepAlive })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Lock and transaction end with the connection.
    await client.end()
  }
}
