import type { Answers } from '#http/api'
import { customerDrawings } from '#media/drawing-limits'
import { listReviews } from '#reviews/list-reviews'
import { removeReview, seeOwnReview, writeReview } from '#reviews/own-review'
import { mayUploadReviewPhoto, uploadReviewPhoto } from '#reviews/photos/upload-review-photo'
import { voteReview } from '#reviews/vote-review'

export const reviewRoutes = {
  'GET /api/product/reviews': listReviews,
  'POST /api/product/review/own': seeOwnReview,
  'POST /api/product/review/photo': [
    uploadReviewPhoto,
    { queue: customerDrawings, before: mayUploadReviewPhoto },
  ],
  'POST /api/product/review/write': writeReview,
  'POST /api/product/review/remove': removeReview,
  'POST /api/product/review/vote': voteReview,
} satisfies Answers
