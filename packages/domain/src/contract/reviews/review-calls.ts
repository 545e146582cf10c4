import { z } from 'zod'
import { LARGEST_PICTURE_FILE } from '#catalogue/pictures'
import { defineCall, defineFileCall } from '#contract/call'
import { messageOnly, productId, text } from '#contract/fields'
import { LANGUAGES } from '#i18n/languages'
import { FITS, MAX_STARS } from '#reviews/review'
import { MAX_REVIEW_PHOTOS } from '#reviews/review-photos'

const stars = z.number().int().min(1).max(MAX_STARS)
const count = z.number().int()

/** A published review. Times in epoch milliseconds. */
export const shownReview = z.object({
  id: z.string(),
  stars: count,
  fit: z.enum(FITS).nullable(),
  /** Usual size of the child, or empty. */
  childSize: z.string(),
  boughtSize: z.string(),
  text: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  at: count,
  helpful: count,
  /** The shop's answer, or empty. */
  answer: z.string(),
  /** Ids of its pictures. `reviewPhotoAddress` makes their addresses. */
  photos: z.array(z.string()),
})
export type WireReview = z.infer<typeof shownReview>

/** Numbers of reviews with one to five stars, and by fit: too small, true to size, too large. */
const summary = z.object({ stars: z.array(count).length(5), fits: z.array(count).length(3) })

const reviewId = text(64)

export const reviewCalls = {
  /** Most helpful first, then newest; ten at a time. Empty for unknown products. */
  'GET /api/product/reviews': defineCall({
    caller: 'anyone',
    summary: 'List reviews of a product, with a count of each rating',
    input: z.object({
      itemId: productId,
      offset: z.coerce.number().int().min(0).max(100_000).optional().catch(undefined),
    }),
    reply: z.object({ summary, reviews: z.array(shownReview), total: count }),
  }),
  /**
   * `mayReview` is the received size, null if the customer has not received the product. `voted` lists the reviews that
   * the customer found helpful.
   */
  'POST /api/product/review/own': defineCall({
    caller: 'customer',
    summary: 'Retrieve your review of a product, and whether you may write one',
    input: z.object({ itemId: productId }),
    reply: z.object({
      mayReview: z.object({ size: z.string() }).nullable(),
      myReview: shownReview.extend({ hidden: z.boolean() }).nullable(),
      voted: z.array(z.object({ id: z.string(), helpful: count })),
    }),
  }),
  /**
   * For the next review of the product; deleted after a day without one. The picture is re-encoded. Refused with
   * `not_bought`, `picture_refused` or `too_many_requests`.
   */
  'POST /api/product/review/photo': defineFileCall({
    caller: 'customer',
    summary: 'Upload a photo for your review of a product',
    input: z.object({ itemId: productId }),
    largestFile: LARGEST_PICTURE_FILE,
    reply: z.object({ photo: z.string() }),
  }),
  /**
   * Creates or replaces the customer's review. Refused with `not_bought` unless the customer has received the product,
   * and with `photo_gone` for a missing picture.
   */
  'POST /api/product/review/write': defineCall({
    caller: 'customer',
    summary: 'Review a product that you bought and received',
    input: z.object({
      itemId: productId,
      stars,
      fit: z.enum(FITS).nullable().default(null),
      childSize: text(64).default(''),
      text: text(2000).default(''),
      /** Displayed name of the writer. */
      name: text(200),
      /** Ids of the pictures in their order. If absent, the existing pictures stay. */
      photos: z.array(text(64)).max(MAX_REVIEW_PHOTOS).optional(),
    }),
    reply: messageOnly,
  }),
  'POST /api/product/review/remove': defineCall({
    caller: 'customer',
    summary: 'Delete your review of a product',
    input: z.object({ itemId: productId }),
    reply: messageOnly,
  }),
  /** One vote per customer, but none for one's own review. Repeating the call changes nothing. */
  'POST /api/product/review/vote': defineCall({
    caller: 'customer',
    summary: 'Mark a review as helpful, or undo this',
    input: z.object({ reviewId, helpful: z.boolean() }),
    reply: z.object({ helpful: count }),
  }),
}
