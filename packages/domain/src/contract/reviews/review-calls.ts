import { z } from 'zod'
import { LARGEST_PICTURE_FILE } from '#catalogue/pictures'
import { defineCall, defineFileCall } from '#contract/call'
import { messageOnly, productId, text } from '#contract/fields'
import { LANGUAGES } from '#i18n/languages'
import { FITS, MOST_STARS } from '#reviews/review'
import { MOST_REVIEW_PHOTOS } from '#reviews/review-photos'

const stars = z.number().int().min(1).max(MOST_STARS)
const count = z.number().int()

/** A shown review; times in epoch milliseconds. */
export const shownReview = z.object({
  id: z.string(),
  stars: count,
  fit: z.enum(FITS).nullable(),
  /** The size that the child usually wears; empty where it was not said. */
  childSize: z.string(),
  boughtSize: z.string(),
  text: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  at: count,
  helpful: count,
  /** What the shop says to it; empty without an answer. */
  answer: z.string(),
  /** Ids of its pictures, which `reviewPhotoAddress` makes addresses of. */
  photos: z.array(z.string()),
})
export type WireReview = z.infer<typeof shownReview>

/** Reviews with one star to five; fits too small, true to size, too large. */
const summary = z.object({ stars: z.array(count).length(5), fits: z.array(count).length(3) })

const reviewId = text(64)

export const reviewCalls = {
  /** The most helpful first, then the newest; ten at a time. An unknown product has none. */
  'GET /api/product/reviews': defineCall({
    caller: 'anyone',
    summary: 'What buyers say of a product, and how many say what',
    input: z.object({
      itemId: productId,
      offset: z.coerce.number().int().min(0).max(100_000).optional().catch(undefined),
    }),
    reply: z.object({ summary, reviews: z.array(shownReview), total: count }),
  }),
  /** `mayReview` is the size that was bought and received, null for who has not; `voted` the reviews found helpful. */
  'POST /api/product/review/own': defineCall({
    caller: 'shopper',
    summary: 'The own review of a product, and whether one may be written',
    input: z.object({ itemId: productId }),
    reply: z.object({
      mayReview: z.object({ size: z.string() }).nullable(),
      own: shownReview.extend({ hidden: z.boolean() }).nullable(),
      voted: z.array(z.object({ id: z.string(), helpful: count })),
    }),
  }),
  /**
   * For the own review that is written next; forgotten after a day without one. It is drawn anew. Refused with `not_bought`, `picture_refused` or `too_many_requests`.
   */
  'POST /api/product/review/photo': defineFileCall({
    caller: 'shopper',
    summary: 'Upload a picture for the own review of a product',
    input: z.object({ itemId: productId }),
    largestFile: LARGEST_PICTURE_FILE,
    reply: z.object({ photo: z.string() }),
  }),
  /**
   * Writes or replaces the own review. Refused with `not_bought` for who has not bought and received the product, and
   * with `photo_gone` for a picture that is not there.
   */
  'POST /api/product/review/write': defineCall({
    caller: 'shopper',
    summary: 'Review a product that one has bought and received',
    input: z.object({
      itemId: productId,
      stars,
      fit: z.enum(FITS).nullable().default(null),
      childSize: text(64).default(''),
      text: text(2000).default(''),
      /** What the writer is called here. */
      name: text(200),
      /** Ids of its pictures in their order; those of before stay where it is absent. */
      photos: z.array(text(64)).max(MOST_REVIEW_PHOTOS).optional(),
    }),
    reply: messageOnly,
  }),
  'POST /api/product/review/remove': defineCall({
    caller: 'shopper',
    summary: 'Take the own review of a product away',
    input: z.object({ itemId: productId }),
    reply: messageOnly,
  }),
  /** One vote of each shopper, not for an own review; the same once more changes nothing. */
  'POST /api/product/review/vote': defineCall({
    caller: 'shopper',
    summary: 'Say that a review is helpful, or take that back',
    input: z.object({ reviewId, helpful: z.boolean() }),
    reply: z.object({ helpful: count }),
  }),
}
