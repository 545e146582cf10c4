import { DAY } from '@little-dunes/domain/durations'
import { buildServer } from '@little-dunes/server/build-server'
import { paymentReport } from '@little-dunes/server/orders/payment/payment-report'
import { processEvents } from '@little-dunes/server/orders/payment/process-events'
import { recheckAll } from '@little-dunes/server/orders/payment/recheck'
import { reconcile } from '@little-dunes/server/orders/payment/reconcile'
import { processRefunds, retryRefundsNow } from '@little-dunes/server/orders/refunds/process-refunds'
import { connectPaymentProvider } from '@little-dunes/server/payments/connect-payment-provider'
import { retryEventsNow } from '@little-dunes/server/payments/pending-events'
import type { Shop } from '@little-dunes/server/shop'
import { StartError } from '@little-dunes/server/startup/start-error'
import { defineCommand, UsageError } from '#define-command'
import { withDatabase } from '#shop-config'

export const command = defineCommand({
  usage: '[--days N]',
  details: `Processes pending events and refunds, compares the payments of the last N days (30) with the payment provider, and
prints the differences. Exit code 1: differences or an error.`,
  options: { days: { type: 'string', default: '30' } },
  async run(_, values) {
    const days = Number(values.days)
    if (!(days > 0)) throw new UsageError('--days must be a positive number.')
    const lines = await withDatabase(async (database, config) => {
      const paying = await connectPaymentProvider(config, console.error)
      const logger = { level: 'error' }
      const server = await buildServer({ database, payments: paying.provider, storefront: null, logger })
      try {
        if (!paying.provider) throw new StartError('Card payments are off. See PAYMENTS in .env.example.')
        await processAll(server.shop, days)
        return await paymentReport(server.shop, days)
      } finally {
        await server.close()
        await paying.close()
      }
    })
    for (const line of lines) console.log(line)
    if (lines.length > 0) return 1
    console.log(`All payments match (last ${days} days).`)
    return 0
  },
})

async function processAll(shop: Shop, days: number) {
  await Promise.all([retryEventsNow(shop), retryRefundsNow(shop)])
  await processEvents(shop)
  await reconcile(shop, { all: true })
  await recheckAll(shop, days * DAY)
  await processRefunds(shop)
}
