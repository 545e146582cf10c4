import type { Api } from '#http/api'
import { createWorkQueue } from '#http/limits/work-queue'
import { DRAWINGS, LARGEST_PICTURE_BODY } from '#media/drawing-limits'
import { listReviews } from '#reviews/list-reviews'
import { removeReview, seeOwnReview, writeReview } from '#reviews/own-review'
import { uploadReviewPhoto } from '#reviews/photos/upload-review-photo'
import { voteReview } from '#reviews/vote-review'

export function reviewRoutes(api: Api): void {
  api.answer('GET /api/product/reviews', listReviews)
  api.answer('POST /api/product/review/own', seeOwnReview)
  api.answer('POST /api/product/review/photo', uploadReviewPhoto, {
    largeBody: LARGEST_PICTURE_BODY,
    queue: createWorkQueue(DRAWINGS),
  })
  api.answer('POST /api/product/review/write', writeReview)
  api.answer('POST /api/product/review/remove', removeReview)
  api.answer('POST /api/product/review/vote', voteReview)
}
