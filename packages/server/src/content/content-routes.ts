import { readChanges } from '#content/read-changes'
import { readPage } from '#content/read-page'
import { readStories, readStory } from '#content/read-stories'
import type { Answers } from '#http/api'

export const contentRoutes = {
  'GET /api/content': readChanges,
  'GET /api/stories': readStories,
  'GET /api/story': readStory,
  'GET /api/page': readPage,
} satisfies Answers
