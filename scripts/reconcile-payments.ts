import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildServer } from '@little-dunes/server/build-server'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { paymentReport } from '@little-dunes/server/orders/payment/payment-report'
import { processEvents } from '@little-dunes/server/orders/payment/process-events'
import { recheckAll } from '@little-dunes/server/orders/payment/recheck'
import { reconcile } from '@little-dunes/server/orders/payment/reconcile'
import { processRefunds, retryRefundsNow } from '@little-dunes/server/orders/refunds/process-refunds'
import { connectPaymentProvider } from '@little-dunes/server/payments/connect-payment-provider'
import { retryEventsNow } from '@little-dunes/server/payments/pending-events'
import type { Shop } from '@little-dunes/server/shop'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'

const USAGE = `Usage: npm run payments:reconcile [-- --days N]

  Works off what waits, asks the card provider for every payment of the last N days (30), and prints what does not
  match. Ends with 1 when something does not. May run beside the shop.`

/** `npm run payments:reconcile`: whether the shop is running or not. */
async function run(days: number): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env, process.cwd())
  const database = await attachToShopDatabase(config, { log: console.error })
  const paying = await connectPaymentProvider(config, console.error)
  const server = await buildServer({
    database,
    payments: paying.provider,
    storefront: null,
    logger: { level: 'error' },
  })
  try {
    if (!paying.provider) throw new StartError('This shop takes no cards: see PAYMENTS in .env.example.')
    await workOffAll(server.shop, days)
    const lines = await paymentReport(server.shop, days)
    for (const line of lines) console.log(line)
    if (lines.length === 0) console.log(`Everything matches (last ${days} days).`)
    return lines.length === 0 ? 0 : 1
  } finally {
    await server.close()
    await paying.close()
    await database.close()
  }
}

const DAY = 24 * 60 * 60_000

async function workOffAll(shop: Shop, days: number) {
  await Promise.all([retryEventsNow(shop), retryRefundsNow(shop)])
  await processEvents(shop)
  await reconcile(shop, { all: true })
  await recheckAll(shop, days * DAY)
  await processRefunds(shop)
}

function readDays(): number {
  try {
    const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } })
    const days = Number(values.days)
    if (!(days > 0)) throw new Error('--days has to be a number.')
    return days
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

try {
  process.exitCode = await run(readDays())
} catch (error) {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
}
