import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { migrateDatabase, migrationsFolder } from '#database/migrations'

interface Journal {
  entries: { tag: string }[]
}

/** Migrates an empty database to an earlier version, whose last migration is `tag`. */
export async function migrateUpTo(pool: pg.Pool, tag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
    const last = journal.entries.findIndex((entry) => entry.tag === tag)
    if (last === -1) throw new Error(`No migration ${tag}`)
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
    await migrateDatabase(pool, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
