import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/database'
import { migrateDatabase } from '#database/migrations'
import { freshDatabase } from '#testing/fresh-database'

/** Takes longer than the statement timeout of the pool below. */
const LONG = 'SELECT count(*) AS rows FROM generate_series(1, 2000000)'

test('a migration may run longer than the statement timeout', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'long-migration-'))
  const database = await freshDatabase({ withoutTables: true })
  const hasty = openDatabase(database.url, { queryTimeout: 100 })
  try {
    await mkdir(join(folder, 'meta'))
    const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_long', breakpoints: true }]
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
    await writeFile(join(folder, '0000_long.sql'), `CREATE TABLE counted AS ${LONG}`)
    await expect(hasty.pool.query(LONG)).rejects.toThrow('timeout')
    await migrateDatabase(hasty.pool, folder)
    const { rows } = await database.pool.query('SELECT rows FROM counted')
    expect(rows).toEqual([{ rows: '2000000' }])
  } finally {
    await hasty.close()
    await database.close()
    await rm(folder, { recursive: true })
  }
})
