import { DAY, HOUR } from '@little-dunes/domain/durations'
import { and, lt, ne } from 'drizzle-orm'
import { contactMessages } from '#contact/contact-tables'
import type { Job } from '#jobs/start-jobs'

/** Deletes the networks of messages that no longer count towards a limit. */
export const CONTACT_JOBS: readonly Job[] = [
  {
    name: 'networks of messages',
    every: HOUR,
    run: async (shop) => {
      const old = lt(contactMessages.createdAt, new Date(shop.now().getTime() - DAY))
      await shop.db
        .update(contactMessages)
        .set({ network: '' })
        .where(and(old, ne(contactMessages.network, '')))
    },
  },
]
