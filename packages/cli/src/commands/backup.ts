import { statSync } from 'node:fs'
import { withBackupClient } from '@little-dunes/server/backup/backup-client'
import { writeBackup } from '@little-dunes/server/backup/write-backup'
import { defineCommand, UsageError } from '#define-command'
import { describeCopy } from '#describe-copy'
import { progressLine } from '#progress-line'
import { readShopConfig } from '#shop-config'

export const command = defineCommand({
  usage: 'FILE.zip',
  maxArguments: 1,
  async run([file]) {
    if (!file) throw new UsageError('Missing FILE.zip.')
    const config = readShopConfig()
    const progress = progressLine()
    const { database, media } = await withBackupClient(config, (client) =>
      writeBackup(client, config.dataFolder, file, {
        now: () => new Date(),
        onProgress: (entry) => progress.show(`Writing ${entry}`),
      }),
    ).finally(progress.end)
    const megabytes = (statSync(file).size / 1e6).toFixed(1)
    console.log(`Backup: ${describeCopy(database)}, ${media.length} files, ${megabytes} MB in ${file}.`)
    console.log(`Check it: npx shop restore ${file} --check`)
  },
})
