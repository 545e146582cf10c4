import { readChanges } from '#content/read-changes'
import { readPage } from '#content/read-page'
import type { Api } from '#http/api'

export function contentRoutes(api: Api): void {
  api.answer('GET /api/content', readChanges)
  api.answer('GET /api/page', readPage)
}
