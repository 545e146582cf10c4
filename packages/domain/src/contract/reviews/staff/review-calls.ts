import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'
import { shownReview } from '#contract/reviews/review-calls'
import { LONGEST_ANSWER } from '#reviews/question'

const staffReview = shownReview.extend({
  productId: z.string(),
  productName: z.string(),
  customerId: z.string(),
  hidden: z.boolean(),
  answeredAt: z.number().int().nullable(),
  photos: z.array(z.object({ id: z.string(), hidden: z.boolean() })),
})
export type StaffReview = z.infer<typeof staffReview>

export const REVIEW_VIEWS = ['open', 'all', 'hidden'] as const

const reviewId = text(64)

export const staffReviewCalls = {
  /** Newest first, 50 at a time. `open` lists visible reviews without an answer. */
  'GET /api/staff/reviews': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List reviews of products',
    input: z.object({ view: z.enum(REVIEW_VIEWS).default('open'), older: text(64).optional() }),
    reply: z.object({
      reviews: z.array(staffReview),
      open: z.number().int(),
      older: z.string().nullable(),
    }),
  }),
  /** An empty answer removes the current one. Refused with `field_changed` if the current answer is not `from`. */
  'POST /api/staff/review/answer': defineCall({
    caller: { staff: 'reviews:write' },
    audit: 'review',
    summary: 'Reply to a review',
    input: z.object({ reviewId, from: text(LONGEST_ANSWER).optional(), answer: text(LONGEST_ANSWER) }),
  }),
  'POST /api/staff/review/hide': defineCall({
    caller: { staff: 'reviews:write' },
    audit: 'review',
    summary: 'Hide or show a review',
    input: z.object({ reviewId, hidden: z.boolean() }),
  }),
  /** Base64-encoded WebP, including hidden pictures, in the order of the review. */
  'GET /api/staff/review/photos': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Retrieve the photos of a review',
    input: z.object({ reviewId }),
    reply: z.object({
      photos: z.array(z.object({ id: z.string(), hidden: z.boolean(), content: z.string() })),
    }),
  }),
  'POST /api/staff/review/hide-photo': defineCall({
    caller: { staff: 'reviews:write' },
    audit: 'review photo',
    summary: 'Hide or show a review photo',
    input: z.object({ photoId: text(64), hidden: z.boolean() }),
  }),
}
