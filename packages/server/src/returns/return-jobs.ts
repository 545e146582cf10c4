import type { Job } from '#jobs/start-jobs'
import { deleteUnusedReturnPhotos } from '#returns/upload-photo'

const HOUR = 60 * 60 * 1000

export const RETURN_JOBS: readonly Job[] = [
  { name: 'unused pictures of returns', every: HOUR, run: deleteUnusedReturnPhotos },
]
