import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { DatabaseCopy, TableCopy } from '#backup/backup-manifest'
import { copyOutStatement, readSequences, readTables, type ShopTable } from '#backup/shop-tables'
import { StreamDigest } from '#backup/stream-digest'
import { appliedMigrations } from '#database/applied-migrations'
import { StartError } from '#startup/start-error'

/** Consumes all rows of a table. Rejects when they cannot be written. */
export type TakeRows = (table: ShopTable, rows: Readable, digest: StreamDigest) => Promise<void>

/**
 * Copies every table in one snapshot while the shop keeps running, and returns what was read. Sequences are read last,
 * so none is behind a copied row. After a failure a COPY may still be running: the caller must end the connection.
 * @throws StartError when the database holds no shop
 */
export async function copyDatabase(client: pg.Client, take: TakeRows): Promise<DatabaseCopy> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new StartError('The database does not contain a shop.')
  const tables: TableCopy[] = []
  for (const table of await readTables(client)) {
    const digest = new StreamDigest()
    const rows = client.query(copyTo(await copyOutStatement(client, table)))
    // The consumer handles the error. Without a listener, a broken connection would end the process.
    rows.on('error', () => undefined)
    await take(table, rows, digest)
    tables.push({ ...table, rows: digest.rows, sha256: digest.sha256() })
  }
  const sequences = await readSequences(client)
  await client.query('COMMIT')
  return { migrations, tables, sequences }
}
