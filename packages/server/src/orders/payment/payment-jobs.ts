import { isDatabaseAway } from '#database/away'
import { processEvents } from '#orders/payment/process-events'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds, retryRefundsNow } from '#orders/refunds/process-refunds'
import { retryEventsNow } from '#payments/pending-events'
import type { Shop } from '#shop'

/** The work beside the calls: events, refunds, and orders that wait for their payment. */
export interface PaymentJobs {
  /** Goes to work now instead of at the next round. */
  wake(): void
  close(): Promise<void>
}

const ROUND = 5_000
const RECONCILE_EVERY = 60_000

/** Starts with everything that an earlier run has left, whatever its time was. Several processes may do this. */
export function startPaymentJobs(shop: Shop): PaymentJobs {
  let [closing, woken, all, reconciled] = [false, false, true, Number.NEGATIVE_INFINITY]
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null

  async function round(): Promise<void> {
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
    working = round()
      .catch((error: unknown) => tell(shop, error))
      .then(() => {
        working = null
        if (closing) return
        if (woken) work()
        else timer = setTimeout(work, ROUND).unref()
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

/** A database that is away is told by the calls that need it, not every five seconds. */
function tell(shop: Shop, error: unknown): void {
  if (!isDatabaseAway(error)) shop.log.error({ err: error }, 'Card payments could not be worked off')
}
