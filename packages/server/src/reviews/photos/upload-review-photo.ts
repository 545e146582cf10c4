import { isUuid } from '@little-dunes/domain/catalogue/product'
import { DAY } from '@little-dunes/domain/durations'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { MAX_REVIEW_PHOTOS, SMALL_REVIEW_PHOTO } from '@little-dunes/domain/reviews/review-photos'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import type { Customer } from '#http/require-caller'
import { drawPrivatePicture, drawSquare } from '#media/draw-private-picture'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { receivedLine } from '#reviews/received-line'
import type { Shop } from '#shop'

/** Maximum pictures of a customer without a review. Allows replacing pictures before submitting. */
const MAX_UNUSED = 3 * MAX_REVIEW_PHOTOS

/** Refuses pictures of products that were not delivered, and pictures beyond the limit. */
export async function mayUploadReviewPhoto(
  shop: Shop,
  { id: userId }: Customer,
  { itemId: productId }: { itemId: string },
): Promise<Refusal | null> {
  const line = isUuid(productId) ? await receivedLine(shop, userId, productId) : null
  if (!line) return refuse('not_bought')
  const unused = and(eq(reviewPhotos.userId, userId), isNull(reviewPhotos.reviewId))
  const [stored] = await shop.db.select({ photos: count() }).from(reviewPhotos).where(unused)
  const isFull = (stored?.photos ?? 0) >= MAX_UNUSED
  return isFull ? refuse('too_many_requests', { textKey: 'too_many_photos' }) : null
}

export const uploadReviewPhoto: Operation<'POST /api/product/review/photo'> = async (
  shop,
  customer,
  input,
) => {
  const refused = await mayUploadReviewPhoto(shop, customer, input)
  if (refused) return refused
  const large = await drawPrivatePicture(input.file)
  if (isRefusal(large)) return large
  const small = await drawSquare(large, SMALL_REVIEW_PHOTO)
  const id = shop.newId()
  const of = { productId: input.itemId, userId: customer.id, at: shop.now() }
  await shop.db.insert(reviewPhotos).values({ id, ...of, small, large })
  return { photo: id }
}

/** Deletes pictures without a submitted review after a day. */
export async function deleteUnusedReviewPhotos(shop: Shop): Promise<void> {
  const old = lt(reviewPhotos.at, new Date(shop.now().getTime() - DAY))
  await shop.db.delete(reviewPhotos).where(and(isNull(reviewPhotos.reviewId), old))
}
