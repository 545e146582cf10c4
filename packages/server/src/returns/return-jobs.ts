import { HOUR } from '@little-dunes/domain/durations'
import type { Job } from '#jobs/start-jobs'
import { deleteUnusedReturnPhotos } from '#returns/upload-photo'

export const RETURN_JOBS: readonly Job[] = [
  { name: 'unused pictures of returns', every: HOUR, run: deleteUnusedReturnPhotos },
]
