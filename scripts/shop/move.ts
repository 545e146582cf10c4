// `npm run move -- --to DATABASE_URL`: the shop's database to another server, or back to the built-in one.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { requireStoppedShop, withBackupClient } from '@little-dunes/server/backup/backup-client'
import { moveDatabase } from '@little-dunes/server/backup/move-database'
import { type Config, readConfig } from '@little-dunes/server/config'
import type { Where } from '@little-dunes/server/database/open-shop-database'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'
import { progressLine } from '../progress-line.ts'
import { sizeOf } from './backup-words.ts'

const USAGE = `Usage: npm run move -- --to postgres://USER:PASSWORD@HOST:5432/DATABASE [--replace]
       npm run move -- --to embedded [--replace]

  --to        where the database goes: an empty one of another PostgreSQL, or the built-in one in DATA_DIR
  --replace   throws away a shop that is there already`

async function run(): Promise<void> {
  const { to, replace } = readArguments()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const from = readConfig(process.env, process.cwd())
  const target = targetOf(to, from)
  const progress = progressLine()
  const moved = await withBackupClient(from, (source) =>
    withBackupClient(target, async (destination) => {
      await requireStoppedShop(source)
      await requireStoppedShop(destination)
      return moveDatabase(source, destination, {
        replace,
        onProgress: (table) => progress.show(`Moving ${table}`),
      })
    }),
  ).finally(progress.end)
  console.log(`Moved and compared: ${sizeOf(moved)}. The former database is unchanged.`)
  console.log(
    target.databaseUrl
      ? 'Set DATABASE_URL to the new address; DATA_DIR stays, for the pictures.'
      : 'Take DATABASE_URL out of the settings.',
  )
}

function targetOf(to: string, { databaseUrl, dataFolder }: Config): Where {
  if (to === 'embedded') {
    if (!databaseUrl) throw new StartError('The database is the built-in one already.')
    return { databaseUrl: undefined, dataFolder }
  }
  if (!/^postgres(ql)?:\/\//.test(to)) throw new StartError(USAGE)
  return { databaseUrl: to, dataFolder }
}

function readArguments(): { to: string; replace: boolean } {
  const options = { to: { type: 'string' }, replace: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ options })
    if (values.to) return { to: values.to, replace: values.replace ?? false }
  } catch {
    // Told below.
  }
  throw new StartError(USAGE)
}

await run().catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
