import { isProductId } from '@little-dunes/domain/catalogue/product'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { MOST_REVIEW_PHOTOS, SMALL_REVIEW_PHOTO } from '@little-dunes/domain/reviews/review-photos'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { drawPrivatePicture, drawSquare } from '#media/draw-private-picture'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { receivedLine } from '#reviews/received-line'
import type { Shop } from '#shop'

const DAY = 24 * 60 * 60 * 1000

/** Of one shopper that belong to no review: who changes their mind takes others. */
const MOST_UNUSED = 3 * MOST_REVIEW_PHOTOS

export const uploadReviewPhoto: Operation<'POST /api/product/review/photo'> = async (
  shop,
  { id: userId },
  { itemId: productId, content },
) => {
  const line = isProductId(productId) ? await receivedLine(shop, userId, productId) : null
  if (!line) return refuse('not_bought')
  const unused = and(eq(reviewPhotos.userId, userId), isNull(reviewPhotos.reviewId))
  const [held] = await shop.db.select({ photos: count() }).from(reviewPhotos).where(unused)
  if ((held?.photos ?? 0) >= MOST_UNUSED) return refuse('too_many_requests', { textKey: 'too_many_photos' })
  const large = await drawPrivatePicture(content)
  if (isRefusal(large)) return large
  const small = await drawSquare(large, SMALL_REVIEW_PHOTO)
  const id = shop.newId()
  await shop.db.insert(reviewPhotos).values({ id, productId, userId, at: shop.now(), small, large })
  return { success: true, photo: id }
}

/** Deletes pictures whose review nobody has written within a day. */
export async function deleteUnusedReviewPhotos(shop: Shop): Promise<void> {
  const old = lt(reviewPhotos.at, new Date(shop.now().getTime() - DAY))
  await shop.db.delete(reviewPhotos).where(and(isNull(reviewPhotos.reviewId), old))
}
