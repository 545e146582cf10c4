import { HOUR } from '@little-dunes/domain/durations'
import { deleteUnusedGuests } from '#accounts/guests/delete-unused-guests'
import { deleteOldMerges } from '#cart/delete-old-merges'
import { deleteOldIdempotentAnswers } from '#idempotency/delete-old-idempotent-answers'
import type { Job } from '#jobs/start-jobs'

export const CLEANING_JOBS: readonly Job[] = [
  { name: 'old answers', every: HOUR, run: (shop) => deleteOldIdempotentAnswers(shop) },
  { name: 'old merges', every: HOUR, run: deleteOldMerges },
  { name: 'unused guests', every: HOUR, run: deleteUnusedGuests },
]
