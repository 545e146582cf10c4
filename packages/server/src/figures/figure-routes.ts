import { recordMissedSearch } from '#figures/record-missed-search'
import type { Api } from '#http/api'

export function figureRoutes(api: Api): void {
  api.answer('POST /api/product/missed-search', recordMissedSearch)
}
