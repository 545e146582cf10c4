import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import type { Shop } from '#shop'

interface WrittenReview {
  id: string
  userId: string
  productId: string
}

/**
 * Assigns these pictures to a review in this order and deletes its other ones, in the transaction that writes the
 * review. Returns false if a picture is missing. Pictures hidden by the staff stay hidden and keep their review.
 */
export async function keepReviewPhotos(
  tx: Shop,
  { id: reviewId, userId, productId }: WrittenReview,
  photoIds: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(photoIds)]
  if (!ids.every(isUuid)) return false
  const mine = and(
    inArray(reviewPhotos.id, ids),
    eq(reviewPhotos.userId, userId),
    eq(reviewPhotos.productId, productId),
    or(isNull(reviewPhotos.reviewId), eq(reviewPhotos.reviewId, reviewId)),
  )
  const others = and(
    eq(reviewPhotos.reviewId, reviewId),
    isNull(reviewPhotos.hiddenAt),
    notInArray(reviewPhotos.id, ids),
  )
  const stored = await tx.db.select({ id: reviewPhotos.id }).from(reviewPhotos).where(mine).for('update')
  if (stored.length !== ids.length) return false
  await tx.db.delete(reviewPhotos).where(others)
  for (const [position, id] of ids.entries())
    await tx.db.update(reviewPhotos).set({ reviewId, position }).where(eq(reviewPhotos.id, id))
  return true
}
