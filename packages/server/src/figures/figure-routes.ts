import { recordMissedSearch } from '#figures/record-missed-search'
import type { Answers } from '#http/api'

export const figureRoutes = {
  'POST /api/product/missed-search': recordMissedSearch,
} satisfies Answers
