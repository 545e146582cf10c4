import type { Answers } from '#http/api'
import { createWorkQueue } from '#http/limits/work-queue'
import { DRAWINGS, LARGEST_PICTURE_BODY } from '#media/drawing-limits'
import { listReviews } from '#reviews/list-reviews'
import { removeReview, seeOwnReview, writeReview } from '#reviews/own-review'
import { uploadReviewPhoto } from '#reviews/photos/upload-review-photo'
import { voteReview } from '#reviews/vote-review'

export function reviewRoutes() {
  const drawing = { largeBody: LARGEST_PICTURE_BODY, queue: createWorkQueue(DRAWINGS) }
  return {
    'GET /api/product/reviews': listReviews,
    'POST /api/product/review/own': seeOwnReview,
    'POST /api/product/review/photo': [uploadReviewPhoto, drawing],
    'POST /api/product/review/write': writeReview,
    'POST /api/product/review/remove': removeReview,
    'POST /api/product/review/vote': voteReview,
  } satisfies Answers
}
