import { isDatabaseUnavailable } from '#database/unavailable'
import { processEvents } from '#orders/payment/process-events'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds, retryRefundsNow } from '#orders/refunds/process-refunds'
import { retryEventsNow } from '#payments/pending-events'
import type { Shop } from '#shop'

/** Background jobs: webhook events, refunds, and the reconciliation of pending orders. */
export interface PaymentJobs {
  /** Runs now instead of after the interval. */
  wake(): void
  close(): Promise<void>
}

const INTERVAL = 5_000
const RECONCILE_EVERY = 60_000

/** Starts with everything unfinished, whether due or not. Several processes may run the jobs. */
export function startPaymentJobs(shop: Shop): PaymentJobs {
  let [closing, woken, all, reconciled] = [false, false, true, Number.NEGATIVE_INFINITY]
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null

  async function runJobs(): Promise<void> {
    const isDue = performance.now() - reconciled >= RECONCILE_EVERY
    if (all) await Promise.all([retryEventsNow(shop), retryRefundsNow(shop)])
    await processEvents(shop)
    await processRefunds(shop)
    if (isDue) {
      await reconcile(shop, { all })
      reconciled = performance.now()
    }
    all = false
  }

  function work(): void {
    clearTimeout(timer)
    woken = false
    working = runJobs()
      .catch((error: unknown) => logFailure(shop, error))
      .then(() => {
        working = null
        if (closing) return
        if (woken) work()
        else timer = setTimeout(work, INTERVAL).unref()
      })
  }

  work()
  return {
    wake() {
      woken = true
      if (!working && !closing) work()
    },
    async close() {
      closing = true
      clearTimeout(timer)
      await working
    },
  }
}

/** The calls log an unavailable database; the jobs would log it every five seconds. */
function logFailure(shop: Shop, error: unknown): void {
  if (!isDatabaseUnavailable(error)) shop.log.error({ err: error }, 'The payment jobs failed')
}
