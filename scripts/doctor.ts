import { existsSync } from 'node:fs'
import { buildServer } from '@little-dunes/server/build-server'
import { type Config, readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { findInconsistencies } from '@little-dunes/server/doctor/find-inconsistencies'
import { paymentReport } from '@little-dunes/server/orders/payment/payment-report'
import { connectPaymentProvider } from '@little-dunes/server/payments/connect-payment-provider'
import { isStartError } from '@little-dunes/server/startup/start-error'

const DAYS = 30

/** `npm run doctor`: whether the shop is running or not. Prints what contradicts itself, and changes nothing. */
async function examine(config: Config): Promise<string[]> {
  const database = await attachToShopDatabase(config, { log: console.error })
  const paying = await connectPaymentProvider(config, console.error)
  const logger = { level: 'error' }
  const server = await buildServer({ database, payments: paying.provider, storefront: null, logger })
  try {
    const wrong = await findInconsistencies(database.db)
    return paying.provider ? [...wrong, ...(await paymentReport(server.shop, DAYS))] : wrong
  } finally {
    await server.close()
    await paying.close()
    await database.close()
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const lines = await examine(readConfig(process.env, process.cwd()))
  for (const line of lines) console.log(line)
  if (lines.length === 0)
    console.log(`Ledger, totals, codes and events agree, and every payment of the last ${DAYS} days.`)
  process.exitCode = lines.length === 0 ? 0 : 1
} catch (error) {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 2
}
