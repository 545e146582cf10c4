import { HOUR } from '@little-dunes/domain/durations'
import { lt } from 'drizzle-orm'
import { contentPreviews } from '#content/content-tables'
import { PREVIEW_LIFE } from '#content/read-content'
import type { Job } from '#jobs/start-jobs'

export const CONTENT_JOBS: readonly Job[] = [
  {
    name: 'old previews',
    every: HOUR,
    run: async (shop) => {
      const since = new Date(shop.now().getTime() - PREVIEW_LIFE)
      await shop.db.delete(contentPreviews).where(lt(contentPreviews.createdAt, since))
    },
  },
]
