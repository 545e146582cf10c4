import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { appliedMigrations } from '#database/applied-migrations'
import { migrationsFolder } from '#database/migrations'
import { StartError } from '#startup/start-error'

/** Migrations of previews after commit 3fa33ea6. Their result is the initial schema of 1.0. */
const previewFolder = fileURLToPath(new URL('../../preview-migrations', import.meta.url))

/** Last migration of commit 3fa33ea6, the oldest preview that can be upgraded. */
const OLDEST = 1_795_887_145_946

/**
 * Upgrades the database of a preview to the initial schema of 1.0 in one transaction. A starting shop waits for it.
 * Returns the number of applied migrations, or null when the database is on 1.0 already.
 * @throws StartError for an empty database and for one of another version
 */
export async function upgradeFromPreview(client: pg.Client): Promise<number | null> {
  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
  await client.query('BEGIN')
  try {
    const upgraded = await upgrade(client)
    await client.query('COMMIT')
    return upgraded
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]).catch(() => undefined)
  }
}

async function upgrade(client: pg.Client): Promise<number | null> {
  const [initial] = readMigrationFiles({ migrationsFolder })
  if (!initial) throw new Error('The initial migration is missing')
  const applied = await appliedMigrations(client)
  if (applied.includes(initial.folderMillis)) return null
  const pending = pendingMigrations(applied)
  for (const { sql } of pending) for (const statement of sql) await client.query(statement)
  await client.query('DELETE FROM drizzle.__drizzle_migrations')
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    initial.hash,
    initial.folderMillis,
  ])
  return pending.length
}

function pendingMigrations(applied: readonly number[]) {
  if (applied.length === 0)
    throw new StartError(
      'The database does not contain a shop, so there is nothing to upgrade. Create a shop with npm start.',
    )
  if (!applied.includes(OLDEST))
    throw new StartError(
      'The database is from a version before commit 3fa33ea6. Start the shop of that commit once, which migrates the ' +
        'database. Stop it and run this command again.',
    )
  const known = readMigrationFiles({ migrationsFolder: previewFolder })
  const since = applied.filter((at) => at > OLDEST)
  if (since.some((at, place) => known[place]?.folderMillis !== at))
    throw new StartError(
      'The database has unknown migrations. Restore a backup of a preview, and upgrade that.',
    )
  return known.slice(since.length)
}
