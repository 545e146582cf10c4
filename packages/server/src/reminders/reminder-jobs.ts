import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import type { Job } from '#jobs/start-jobs'
import { remindOfCarts } from '#reminders/remind-of-carts'
import { deleteOldStockNotices, sendStockNotices } from '#reminders/send-stock-notices'

/** These jobs run before the email job, which sends the queued emails in the same run. */
export const REMINDER_JOBS: readonly Job[] = [
  { name: 'stock notices', run: sendStockNotices },
  { name: 'old stock notices', every: HOUR, run: deleteOldStockNotices },
  { name: 'carts left behind', every: 10 * MINUTE, run: remindOfCarts },
]
