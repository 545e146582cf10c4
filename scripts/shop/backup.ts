// `npm run backup -- FILE`: database and media of the shop in one file, whether the shop is running or not.
import { existsSync, statSync } from 'node:fs'
import { withBackupClient } from '@little-dunes/server/backup/backup-client'
import { writeBackup } from '@little-dunes/server/backup/write-backup'
import { readConfig } from '@little-dunes/server/config'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'
import { progressLine } from '../progress-line.ts'
import { sizeOf } from './backup-words.ts'

async function run(file?: string): Promise<void> {
  if (!file || file.startsWith('-')) throw new StartError('Usage: npm run backup -- FILE.zip')
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env, process.cwd())
  const progress = progressLine()
  const { database, media } = await withBackupClient(config, (client) =>
    writeBackup(client, config.dataFolder, file, {
      now: () => new Date(),
      onProgress: (entry) => progress.show(`Writing ${entry}`),
    }),
  ).finally(progress.end)
  const megabytes = (statSync(file).size / 1e6).toFixed(1)
  console.log(`Backup: ${sizeOf(database)}, ${media.length} files, ${megabytes} MB in ${file}.`)
  console.log(`Try it: npm run restore -- ${file} --check`)
}

await run(process.argv[2]).catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
