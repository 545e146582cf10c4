import { existsSync } from 'node:fs'
import { type Config, readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'

type ShopDatabase = Awaited<ReturnType<typeof attachToShopDatabase>>

/** Reads the settings of the shop in the current folder. @throws StartError if a setting is wrong */
export function readShopConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env, process.cwd())
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
