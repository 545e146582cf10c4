import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { appliedMigrations } from '#database/applied-migrations'
import { StartError } from '#startup/start-error'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Migrates the tables to this version of the shop. Uses a separate connection: those of the pool time out after
 * seconds, but a large table, or waiting for another migrating process, may take longer.
 * @throws StartError when a preview wrote the database
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const { connectionString, application_name, options, keepAlive } = pool.options
  const client = new pg.Client({ connectionString, application_name, options, keepAlive })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await refusePreview(client, folder)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Lock and transaction end with the connection.
    await client.end()
  }
}

/** Previews applied other migrations than the initial schema, and all of them earlier. */
async function refusePreview(client: pg.Client, folder: string) {
  const [oldest] = await appliedMigrations(client)
  if (oldest !== undefined && isFromPreview(oldest, folder))
    throw new StartError(
      'The database is from a preview. Stop the shop, back it up and run: npx shop upgrade-from-preview',
    )
}

export function isFromPreview(oldest: number, folder = migrationsFolder): boolean {
  const [initial] = readMigrationFiles({ migrationsFolder: folder })
  return initial !== undefined && oldest < initial.folderMillis
}
