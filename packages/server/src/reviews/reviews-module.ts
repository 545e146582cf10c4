import { customerDrawings } from '#media/drawing-limits'
import { defineModule } from '#modules/define-module'
import { REVIEW_JOBS } from '#reviews/ask-for-reviews'
import { removeReview, showCustomerReview, writeReview } from '#reviews/customer-review'
import { listReviews } from '#reviews/list-reviews'
import { reviewPhotoRoutes } from '#reviews/photos/review-photo-routes'
import { mayUploadReviewPhoto, uploadReviewPhoto } from '#reviews/photos/upload-review-photo'
import { REVIEW_EMAILS, REVIEW_ENDINGS } from '#reviews/review-emails'
import { listStaffReviews } from '#reviews/staff/list-staff-reviews'
import { answerReview, hideReview } from '#reviews/staff/moderate-review'
import { hideReviewPhoto, seeReviewPhotos } from '#reviews/staff/review-photos'
import { voteReview } from '#reviews/vote-review'

export const reviewsModule = defineModule({
  name: 'reviews',
  calls: {
    'GET /api/product/reviews': listReviews,
    'POST /api/product/review/own': showCustomerReview,
    'POST /api/product/review/photo': [
      uploadReviewPhoto,
      { queue: customerDrawings, before: mayUploadReviewPhoto },
    ],
    'POST /api/product/review/write': writeReview,
    'POST /api/product/review/remove': removeReview,
    'POST /api/product/review/vote': voteReview,
    'GET /api/staff/reviews': listStaffReviews,
    'POST /api/staff/review/answer': answerReview,
    'POST /api/staff/review/hide': hideReview,
    'GET /api/staff/review/photos': seeReviewPhotos,
    'POST /api/staff/review/hide-photo': hideReviewPhoto,
  },
  emails: REVIEW_EMAILS,
  unsubscribes: REVIEW_ENDINGS,
  http: ({ app, shop }) => reviewPhotoRoutes(app, shop),
  jobs: REVIEW_JOBS,
})
