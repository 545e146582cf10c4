import { CONTENT_JOBS } from '#content/delete-old-previews'
import { readChanges } from '#content/read-changes'
import { readPage } from '#content/read-page'
import { readStories, readStory } from '#content/read-stories'
import { listContent, seeContent } from '#content/staff/list-content'
import { previewContent } from '#content/staff/preview-content'
import { publishContent } from '#content/staff/publish-content'
import { restoreContent, withdrawContent } from '#content/staff/restore-content'
import { defineModule } from '#modules/define-module'

export const contentModule = defineModule({
  name: 'content',
  calls: {
    'GET /api/content': readChanges,
    'GET /api/stories': readStories,
    'GET /api/story': readStory,
    'GET /api/page': readPage,
    'GET /api/staff/content': listContent,
    'GET /api/staff/content/item': seeContent,
    'POST /api/staff/content/publish': publishContent,
    'POST /api/staff/content/restore': restoreContent,
    'POST /api/staff/content/withdraw': withdrawContent,
    'POST /api/staff/content/preview': previewContent,
  },
  jobs: CONTENT_JOBS,
})
