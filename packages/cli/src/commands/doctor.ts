import { buildServer } from '@little-dunes/server/build-server'
import { findInconsistencies } from '@little-dunes/server/doctor/find-inconsistencies'
import { paymentReport } from '@little-dunes/server/orders/payment/payment-report'
import { connectPaymentProvider } from '@little-dunes/server/payments/connect-payment-provider'
import { defineCommand } from '#define-command'
import { withDatabase } from '#shop-config'

const DAYS = 30

const examine = () =>
  withDatabase(async (database, config) => {
    const paying = await connectPaymentProvider(config, console.error)
    const logger = { level: 'error' }
    const server = await buildServer({ database, payments: paying.provider, storefront: null, logger })
    try {
      const wrong = await findInconsistencies(database.db)
      const payments = paying.provider && (await paymentReport(server.shop, DAYS))
      return { lines: [...wrong, ...(payments ?? [])], hasPayments: payments !== null }
    } finally {
      await server.close()
      await paying.close()
    }
  })

export const command = defineCommand({
  usage: '',
  details: `Prints each inconsistency in stock, totals, payments, refunds, codes and events, and compares the payments of the
last ${DAYS} days with the payment provider. Changes nothing. Exit code 1: inconsistencies, 2: an error.`,
  failure: 2,
  async run() {
    const { lines, hasPayments } = await examine()
    for (const line of lines) console.log(line)
    if (lines.length > 0) return 1
    console.log(
      `No inconsistencies found.${hasPayments ? ` All payments of the last ${DAYS} days match.` : ''}`,
    )
    return 0
  },
})
