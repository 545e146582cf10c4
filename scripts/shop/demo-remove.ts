// `npm run demo:remove`: takes the demo's products and codes out of the shop, whether it is running or not.
import { existsSync } from 'node:fs'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { removeDemo } from '@little-dunes/server/demo/remove-demo'
import { isStartError } from '@little-dunes/server/startup/start-error'

async function run(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const database = await attachToShopDatabase(readConfig(process.env, process.cwd()), { log: console.error })
  try {
    const { removed, archived, codesRemoved, codesEnded } = await removeDemo(database.db)
    console.log(`Products: ${removed} removed, ${archived} archived because somebody has ordered them.`)
    console.log(`Codes: ${codesRemoved} removed, ${codesEnded} ended because somebody has used them.`)
  } finally {
    await database.close()
  }
}

await run().catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
