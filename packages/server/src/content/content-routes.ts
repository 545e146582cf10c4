import { readChanges } from '#content/read-changes'
import { readPage } from '#content/read-page'
import { readStories, readStory } from '#content/read-stories'
import type { Api } from '#http/api'

export function contentRoutes(api: Api): void {
  api.answer('GET /api/content', readChanges)
  api.answer('GET /api/stories', readStories)
  api.answer('GET /api/story', readStory)
  api.answer('GET /api/page', readPage)
}
