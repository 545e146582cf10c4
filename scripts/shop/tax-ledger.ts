// `npm run tax-ledger -- 2026-11 > november.csv`: the tax invoices and credit notes of a month by emirate, as CSV.
import { existsSync } from 'node:fs'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { taxLedger } from '@little-dunes/server/orders/tax-documents/tax-ledger'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'

async function run(month = ''): Promise<void> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new StartError('Usage: npm run tax-ledger -- 2026-11 > november.csv')
  if (existsSync('.env')) process.loadEnvFile('.env')
  const database = await attachToShopDatabase(readConfig(process.env, process.cwd()), { log: console.error })
  try {
    const shop = { db: database.db, now: () => new Date() }
    for (const line of await taxLedger(shop, month)) console.log(line)
  } finally {
    await database.close()
  }
}

await run(process.argv[2]).catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
