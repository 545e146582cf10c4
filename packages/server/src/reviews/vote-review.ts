import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { reviews, reviewVotes } from '#reviews/review-tables'

/** The count changes with the vote. The lock of the review serialises concurrent votes. */
export const voteReview: Operation<'POST /api/product/review/vote'> = async (
  shop,
  { id: userId },
  { reviewId, helpful },
) => {
  if (!isUuid(reviewId)) return refuse('review_not_found')
  return inTransactionOrRefuse(shop, async (tx) => {
    const shown = and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt))
    const [review] = await tx.db.select().from(reviews).where(shown).for('update')
    if (!review) return refuse('review_not_found')
    if (review.userId === userId) return refuse('own_review')
    const isThisVote = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId))
    const { rowCount } = helpful
      ? await tx.db.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing()
      : await tx.db.delete(reviewVotes).where(isThisVote)
    const step = (helpful ? 1 : -1) * (rowCount ?? 0)
    await tx.db
      .update(reviews)
      .set({ helpful: sql`${reviews.helpful} + ${step}::int` })
      .where(eq(reviews.id, reviewId))
    return { helpful: review.helpful + step }
  })
}
