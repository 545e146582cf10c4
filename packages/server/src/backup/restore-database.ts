import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { DatabaseCopy, TableCopy } from '#backup/backup-manifest'
import { copyInStatement, copyOutStatement, readTables, type ShopTable, tableName } from '#backup/shop-tables'
import { StreamDigest } from '#backup/stream-digest'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { isFromPreview, migrationsFolder } from '#database/migrations'
import { StartError } from '#startup/start-error'

export interface RestoreOptions {
  /** Replaces an existing shop in the database. */
  replace: boolean
  onProgress?: (table: string) => void
  /** Migrations of this version; tests add one. */
  folder?: string
  /** Runs before anything becomes visible. If it throws, everything is rolled back. */
  beforeCommit?: () => Promise<void>
}

/**
 * Restores a copy in one transaction: the tables as of the migrations of the copy, their rows and the sequences. Then
 * reads each table again and requires the same bytes as in the copy. @throws StartError when the database holds a shop
 * and `replace` is off, or the copy is damaged, too new or of a preview
 */
export async function restoreDatabase(
  client: pg.Client,
  copy: DatabaseCopy,
  readRows: (table: TableCopy) => Promise<Readable>,
  { replace, onProgress, beforeCommit, folder = migrationsFolder }: RestoreOptions,
): Promise<void> {
  // A shop that starts meanwhile waits for this lock before it reads its tables.
  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
  await client.query('BEGIN')
  try {
    await dropExistingShop(client, replace)
    await createTables(client, copy, folder)
    await withConstraintsDisabled(client, copy.tables, async () => {
      for (const table of copy.tables) {
        onProgress?.(table.name)
        await fillTable(client, table, await readRows(table))
      }
    })
    for (const table of copy.tables) await verifyTable(client, table)
    for (const { name, last } of copy.sequences)
      if (last) await client.query('SELECT setval($1::regclass, $2::bigint)', [tableName(client, name), last])
    await beforeCommit?.()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]).catch(() => undefined)
  }
  await client.query('ANALYZE')
}

/** Drops only the tables of the former shop. */
async function dropExistingShop(client: pg.Client, replace: boolean): Promise<void> {
  const present = (await readTables(client)).map(({ name }) => name)
  const known = tablesOfMigrations()
  const foreign = present.filter((name) => !known.has(name))
  if (foreign.length > 0)
    throw new StartError(`The database contains tables that don't belong to the shop: ${foreign.join(', ')}.`)
  if (present.length === 0) return
  if (!replace && (await holdsShop(client, present)))
    throw new StartError(
      'The database already contains a shop. --replace deletes its products, orders and accounts.',
    )
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE')
  await client.query('DROP SCHEMA public CASCADE')
  await client.query('CREATE SCHEMA public')
}

/** A shop that was started but never filled has only its settings. */
async function holdsShop(client: pg.Client, present: string[]): Promise<boolean> {
  for (const name of ['products', 'orders', 'users', 'staff']) {
    if (!present.includes(name)) continue
    const { rowCount } = await client.query(`SELECT 1 FROM ${tableName(client, name)} LIMIT 1`)
    if (rowCount) return true
  }
  return false
}

/** Every table name that the shop has ever used. */
function tablesOfMigrations(): ReadonlySet<string> {
  const made = /CREATE TABLE (?:IF NOT EXISTS )?(?:"public"\.)?"(\w+)"|RENAME TO "(\w+)"/g
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql)
  return new Set(
    statements.flatMap((statement) =>
      [...statement.matchAll(made)].map(([, made, renamed]) => made ?? renamed ?? ''),
    ),
  )
}

/** Creates the tables of the version that made the copy. Later migrations run when the shop starts. */
async function createTables(client: pg.Client, copy: DatabaseCopy, folder: string): Promise<void> {
  const { migrations, tables } = copy
  const known = readMigrationFiles({ migrationsFolder: folder })
  if (migrations[0] !== undefined && isFromPreview(migrations[0], folder))
    throw new StartError(
      'The copy was made by a preview. Restore it with that version, then run npx shop upgrade-from-preview with this one.',
    )
  if (migrations.some((at, place) => known[place]?.folderMillis !== at))
    throw new StartError('The copy was made by a newer version of the shop. Restore it with that version.')
  await client.query('CREATE SCHEMA drizzle')
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of known.slice(0, migrations.length)) {
    for (const statement of sql) if (statement.trim() !== '') await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  const made = new Map((await readTables(client)).map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of tables) {
    const missing = columns.filter((column) => !made.get(name)?.has(column))
    if (missing.length > 0)
      throw new StartError(`The copy has unknown columns: ${name} (${missing.join(', ')}).`)
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Rows are loaded table by table, so foreign keys only hold after the last one. PostgreSQL checks all of them when they
 * are added again. Triggers are disabled: the copy contains the rows that they would write.
 */
async function withConstraintsDisabled(
  client: pg.Client,
  tables: readonly ShopTable[],
  fill: () => Promise<void>,
): Promise<void> {
  // No deferred trigger of the migrations may be left for the end of the transaction.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  )
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`)
  const names = tables.map(({ name }) => tableName(client, name))
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`)
  await fill()
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`)
}

async function fillTable(client: pg.Client, table: TableCopy, rows: Readable): Promise<void> {
  const digest = new StreamDigest()
  await pipeline(rows, digest, client.query(copyFrom(copyInStatement(client, table))))
  if (digest.sha256() !== table.sha256)
    throw new StartError(`The copy is damaged: the rows of ${table.name} don't match their checksum.`)
}

async function verifyTable(client: pg.Client, table: TableCopy): Promise<void> {
  const digest = new StreamDigest()
  digest.resume()
  await pipeline(client.query(copyTo(await copyOutStatement(client, table))), digest)
  if (digest.rows !== table.rows || digest.sha256() !== table.sha256)
    throw new StartError(
      `${table.name} doesn't match the copy: ${digest.rows} rows instead of ${table.rows}.`,
    )
}
