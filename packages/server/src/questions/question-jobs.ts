import { DAY, HOUR } from '@little-dunes/domain/durations'
import { and, lt, ne } from 'drizzle-orm'
import type { Job } from '#jobs/start-jobs'
import { productQuestions } from '#questions/question-tables'

/** Deletes the networks of questions that no longer count towards a limit. */
export const QUESTION_JOBS: readonly Job[] = [
  {
    name: 'networks of questions',
    every: HOUR,
    run: async (shop) => {
      const old = lt(productQuestions.createdAt, new Date(shop.now().getTime() - DAY))
      await shop.db
        .update(productQuestions)
        .set({ network: '' })
        .where(and(old, ne(productQuestions.network, '')))
    },
  },
]
