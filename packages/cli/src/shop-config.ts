import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'

type ShopDatabase = Awaited<ReturnType<typeof attachToShopDatabase>>

const root = path.join(import.meta.dirname, '../../..')

/** Reads the settings of the shop from `.env` and the environment. @throws StartError if a setting is invalid */
export function readShopConfig(): Config {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env, root)
}

/** Opens the database of the shop and closes it after the work. The shop can be running or stopped. */
export async function withDatabase<Result>(
  work: (database: ShopDatabase, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readShopConfig()
  const database = await attachToShopDatabase(config, { log: console.error })
  try {
    return await work(database, config)
  } finally {
    await database.close()
  }
}
