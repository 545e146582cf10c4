import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { DatabaseCopy } from '#backup/backup-manifest'
import { copyDatabase } from '#backup/copy-database'
import { restoreDatabase } from '#backup/restore-database'
import { copyOutStatement } from '#backup/shop-tables'

interface MoveOptions {
  /** Replaces an existing shop in the target. */
  replace: boolean
  onProgress?: (table: string) => void
}

/**
 * Copies a database to another server and compares every row. Reads the source twice, for digests and for rows, and
 * rolls the whole move back if a row changed in between. The source stays as it is.
 */
export async function moveDatabase(
  source: pg.Client,
  target: pg.Client,
  options: MoveOptions,
): Promise<DatabaseCopy> {
  const copy = await copyDatabase(source, async (_, rows, digest) => {
    digest.resume()
    await pipeline(rows, digest)
  })
  const readRows = async (table: DatabaseCopy['tables'][number]) =>
    source.query(copyTo(await copyOutStatement(source, table)))
  await restoreDatabase(target, copy, readRows, options)
  return copy
}
