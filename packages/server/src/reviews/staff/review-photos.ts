import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { asc, eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { withSummary } from '#reviews/with-summary'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Pictures of a review, hidden or not. Empty for an unknown review. */
export const seeReviewPhotos: Operation<'GET /api/staff/review/photos'> = async (
  shop,
  _member,
  { reviewId },
) => {
  const rows = isUuid(reviewId)
    ? await shop.db
        .select()
        .from(reviewPhotos)
        .where(eq(reviewPhotos.reviewId, reviewId))
        .orderBy(asc(reviewPhotos.position), asc(reviewPhotos.id))
    : []
  return {
    photos: rows.map(({ id, hiddenAt, large }) => ({
      id,
      hidden: hiddenAt !== null,
      content: large.toString('base64'),
    })),
  }
}

/** Idempotent. Rerenders the product's pages without the picture. */
export const hideReviewPhoto: Operation<'POST /api/staff/review/hide-photo'> = async (
  shop,
  member,
  { photoId, hidden },
  context,
) => {
  const which = eq(reviewPhotos.id, photoId)
  const { productId } = reviewPhotos
  const [known] = isUuid(photoId) ? await shop.db.select({ productId }).from(reviewPhotos).where(which) : []
  if (!known) return refuse('photo_gone')
  return withSummary(shop, known.productId, async (tx) => {
    const { hiddenAt, reviewId } = reviewPhotos
    const [photo] = await tx.db.select({ hiddenAt, reviewId }).from(reviewPhotos).where(which).for('update')
    if (!photo?.reviewId) return refuse('photo_gone')
    await tx.db
      .update(reviewPhotos)
      .set({ hiddenAt: hidden ? (photo.hiddenAt ?? tx.now()) : null })
      .where(which)
    await recordAuditEntry(
      tx,
      { member, context },
      {
        id: photoId,
        before: { hidden: photo.hiddenAt !== null },
        after: { hidden },
      },
    )
    return null
  })
}
