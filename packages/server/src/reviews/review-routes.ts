import type { Api } from '#http/api'
import { listReviews } from '#reviews/list-reviews'
import { removeReview, seeOwnReview, writeReview } from '#reviews/own-review'
import { voteReview } from '#reviews/vote-review'

export function reviewRoutes(api: Api): void {
  api.answer('GET /api/product/reviews', listReviews)
  api.answer('POST /api/product/review/own', seeOwnReview)
  api.answer('POST /api/product/review/write', writeReview)
  api.answer('POST /api/product/review/remove', removeReview)
  api.answer('POST /api/product/review/vote', voteReview)
}
