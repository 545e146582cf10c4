import { requireStoppedShop, withBackupClient } from '@little-dunes/server/backup/backup-client'
import { moveDatabase } from '@little-dunes/server/backup/move-database'
import type { Config } from '@little-dunes/server/config'
import type { Where } from '@little-dunes/server/database/open-shop-database'
import { StartError } from '@little-dunes/server/startup/start-error'
import { defineCommand, UsageError } from '#define-command'
import { describeCopy } from '#describe-copy'
import { progressLine } from '#progress-line'
import { readShopConfig } from '#shop-config'

export const command = defineCommand({
  usage: `--to postgres://USER:PASSWORD@HOST:5432/DATABASE [--replace]
--to embedded [--replace]`,
  details: `  --to        an empty database of another PostgreSQL server, or the built-in one in DATA_DIR
  --replace   replaces a shop in the new database`,
  options: { to: { type: 'string', default: '' }, replace: { type: 'boolean', default: false } },
  async run(_, { to, replace }) {
    const from = readShopConfig()
    const target = readTarget(to, from)
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
    console.log(`Moved and verified: ${describeCopy(moved)}. The old database is unchanged.`)
    console.log(
      target.databaseUrl
        ? 'Set DATABASE_URL to the new address. Keep DATA_DIR, which contains the images.'
        : 'Remove DATABASE_URL from the settings.',
    )
  },
})

function readTarget(to: string, { databaseUrl, dataFolder }: Config): Where {
  if (to === 'embedded') {
    if (!databaseUrl) throw new StartError('The shop already uses the built-in database.')
    return { databaseUrl: undefined, dataFolder }
  }
  if (!/^postgres(ql)?:\/\//.test(to)) throw new UsageError('Missing --to.')
  return { databaseUrl: to, dataFolder }
}
