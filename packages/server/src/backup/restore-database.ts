import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { DatabaseCopy, TableCopy } from '#backup/backup-manifest'
import { copyInStatement, copyOutStatement, readTables, type ShopTable, tableName } from '#backup/shop-tables'
import { StreamDigest } from '#backup/stream-digest'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { migrationsFolder } from '#database/migrations'
import { StartError } from '#startup/start-error'

interface RestoreOptions {
  /** Whether a shop that the database holds already is thrown away. */
  replace: boolean
  onProgress?: (table: string) => void
  /** Done before anything becomes visible; what it throws takes everything back. */
  beforeCommit?: () => Promise<void>
}

/**
 * Brings a database to what a copy holds, in one transaction: the tables as the migrations of the copy made them, their
 * rows, and the sequences. Each table is read again afterwards and has to be what the copy says, byte for byte.
 * @throws StartError when the database holds a shop that is not to be replaced, or the copy is damaged or too new
 */
export async function restoreDatabase(
  client: pg.Client,
  copy: DatabaseCopy,
  rowsOf: (table: TableCopy) => Promise<Readable>,
  { replace, onProgress, beforeCommit }: RestoreOptions,
): Promise<void> {
  // A shop that starts meanwhile waits here before it looks at its tables.
  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
  await client.query('BEGIN')
  try {
    await dropExistingShop(client, replace)
    await createTables(client, copy)
    await withConstraintsDisabled(client, copy.tables, async () => {
      for (const table of copy.tables) {
        onProgress?.(table.name)
        await fillTable(client, table, await rowsOf(table))
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

/** Removes what a former shop left, and only that. */
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

/** A shop that was started and never filled has its settings alone. */
async function holdsShop(client: pg.Client, present: string[]): Promise<boolean> {
  for (const name of ['products', 'orders', 'users', 'staff']) {
    if (!present.includes(name)) continue
    const { rowCount } = await client.query(`SELECT 1 FROM ${tableName(client, name)} LIMIT 1`)
    if (rowCount) return true
  }
  return false
}

/** Every name that a table of the shop has ever had. */
function tablesOfMigrations(): ReadonlySet<string> {
  const made = /CREATE TABLE (?:IF NOT EXISTS )?(?:"public"\.)?"(\w+)"|RENAME TO "(\w+)"/g
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql)
  return new Set(
    statements.flatMap((statement) =>
      [...statement.matchAll(made)].map(([, made, renamed]) => made ?? renamed ?? ''),
    ),
  )
}

/** The tables of the version that made the copy; later migrations follow when the shop starts. */
async function createTables(client: pg.Client, { migrations, tables }: DatabaseCopy): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder })
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
 * Rows come table by table, so that foreign keys cannot hold before the last one is in; PostgreSQL checks all of them
 * when they are added again. Triggers stay silent: what they would write is in the copy.
 */
async function withConstraintsDisabled(
  client: pg.Client,
  tables: readonly ShopTable[],
  fill: () => Promise<void>,
): Promise<void> {
  // No trigger of the migrations may still wait for the end of the transaction.
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
