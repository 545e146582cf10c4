import { taxLedger } from '@little-dunes/server/orders/tax-documents/tax-ledger'
import { defineCommand, UsageError } from '#define-command'
import { withDatabase } from '#shop-config'

export const command = defineCommand({
  usage: 'YYYY-MM > FILE.csv',
  maxArguments: 1,
  async run([month = '']) {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new UsageError('Missing or invalid month. Use YYYY-MM, such as 2026-11.')
    await withDatabase(async ({ db }) => {
      for (const line of await taxLedger({ db, now: () => new Date() }, month)) console.log(line)
    })
  },
})
