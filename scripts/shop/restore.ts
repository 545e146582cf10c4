// `npm run restore -- FILE`: the shop of a backup instead of an empty one, or with --check beside it, for a look.
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireStoppedShop, withBackupClient } from '@little-dunes/server/backup/backup-client'
import { type Backup, readBackup } from '@little-dunes/server/backup/read-backup'
import { restoreBackup } from '@little-dunes/server/backup/restore-backup'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase, type Where } from '@little-dunes/server/database/open-shop-database'
import { findInconsistencies } from '@little-dunes/server/doctor/find-inconsistencies'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'
import { progressLine } from '../progress-line.ts'
import { sizeOf } from './backup-words.ts'

const USAGE = `Usage: npm run restore -- FILE [--replace] [--check]

  FILE        what npm run backup has written
  --replace   throws away the shop that is there
  --check     restores into a database of its own, examines it and removes it; the shop stays as it is`

async function run(): Promise<number> {
  const { file, check, replace } = readArguments()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const backup = await readBackup(file)
  try {
    if (check) return await examine(backup)
    await restore(backup, readConfig(process.env, process.cwd()), replace)
    console.log('npm start opens it.')
    return 0
  } finally {
    backup.close()
  }
}

async function restore(backup: Backup, where: Where, replace: boolean): Promise<void> {
  const progress = progressLine()
  await withBackupClient(where, async (client) => {
    await requireStoppedShop(client)
    await restoreBackup(client, where.dataFolder, backup, {
      replace,
      onProgress: (entry) => progress.show(`Restoring ${entry}`),
    })
  }).finally(progress.end)
  const { createdAt, database, media } = backup.manifest
  console.log(`Restored and compared: ${sizeOf(database)}, ${media.length} files, as of ${createdAt}.`)
}

/** Answers 1 when the shop of the backup contradicts itself. */
async function examine(backup: Backup): Promise<number> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'restored-shop-'))
  // The database may run as another user, who has to reach its data below this folder.
  await chmod(dataFolder, 0o755)
  const where = { dataFolder, databaseUrl: undefined }
  try {
    await restore(backup, where, false)
    const database = await attachToShopDatabase(where)
    try {
      const wrong = await findInconsistencies(database.db)
      for (const line of wrong) console.log(line)
      if (wrong.length === 0) console.log('The backup is good: nothing in it contradicts itself.')
      return wrong.length === 0 ? 0 : 1
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

function readArguments(): { file: string; check: boolean; replace: boolean } {
  const options = { check: { type: 'boolean' }, replace: { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file] = positionals
    if (positionals.length === 1 && file)
      return { file, check: values.check ?? false, replace: values.replace ?? false }
  } catch {
    // Told below.
  }
  throw new StartError(USAGE)
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  return 1
})
