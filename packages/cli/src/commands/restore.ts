import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireStoppedShop, withBackupClient } from '@little-dunes/server/backup/backup-client'
import { type Backup, readBackup } from '@little-dunes/server/backup/read-backup'
import { restoreBackup } from '@little-dunes/server/backup/restore-backup'
import { attachToShopDatabase, type Where } from '@little-dunes/server/database/open-shop-database'
import { findInconsistencies } from '@little-dunes/server/doctor/find-inconsistencies'
import { defineCommand, UsageError } from '#define-command'
import { describeCopy } from '#describe-copy'
import { progressLine } from '#progress-line'
import { readShopConfig } from '#shop-config'

export const command = defineCommand({
  usage: 'FILE.zip [--replace]\nFILE.zip --check',
  maxArguments: 1,
  details: `  FILE.zip    a file from npx shop backup
  --replace   replaces the data of this shop
  --check     restores into a temporary database and checks it, without changing this shop`,
  options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  async run([file], { check, replace }) {
    if (!file) throw new UsageError('Missing FILE.zip.')
    const backup = await readBackup(file)
    try {
      if (check) return await examine(backup)
      await restore(backup, readShopConfig(), replace)
      console.log('Start the shop with npm start.')
      return 0
    } finally {
      backup.close()
    }
  },
})

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
  console.log(`Restored and verified: ${describeCopy(database)}, ${media.length} files, as of ${createdAt}.`)
}

/** Returns 1 if the backup has inconsistencies. */
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
      if (wrong.length === 0) console.log('The backup is valid: no inconsistencies found.')
      return wrong.length === 0 ? 0 : 1
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
