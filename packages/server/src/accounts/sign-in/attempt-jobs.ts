import { DAY, HOUR } from '@little-dunes/domain/durations'
import { lt } from 'drizzle-orm'
import { accountLinks } from '#accounts/account-tables'
import { knownDevices, signInAttempts } from '#accounts/sign-in/attempt-tables'
import type { Job } from '#jobs/start-jobs'

/** Deletes expired counts, devices without a sign-in for a year, and expired links. */
export const ATTEMPT_JOBS: readonly Job[] = [
  {
    name: 'old attempts',
    every: HOUR,
    async run(shop) {
      const before = (days: number) => new Date(shop.now().getTime() - days * DAY)
      await shop.db.delete(signInAttempts).where(lt(signInAttempts.countedAt, before(1)))
      await shop.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before(365)))
      await shop.db.delete(accountLinks).where(lt(accountLinks.expiresAt, before(1)))
    },
  },
]
