import { MINUTE } from '@little-dunes/domain/durations'
import type { Job } from '#jobs/start-jobs'
import { processEvents } from '#orders/payment/process-events'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds, retryRefundsNow } from '#orders/refunds/process-refunds'
import { retryEventsNow } from '#payments/pending-events'

export const PAYMENT_JOBS: readonly Job[] = [
  {
    name: 'webhook events',
    async run(shop, isFirst) {
      if (isFirst) await retryEventsNow(shop)
      await processEvents(shop)
    },
  },
  {
    name: 'refunds',
    async run(shop, isFirst) {
      if (isFirst) await retryRefundsNow(shop)
      await processRefunds(shop)
    },
  },
  {
    name: 'reconciliation',
    every: MINUTE,
    run: (shop, isFirst) => reconcile(shop, { all: isFirst }),
  },
]
