import type { Refusal } from '@little-dunes/domain/messages/failures'
import { eq, sql } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { reviewSummaries, reviews, reviewVotes } from '#reviews/review-tables'
import type { Shop } from '#shop'

/** Summary of a product without reviews. */
const ZEROS = { stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] }

/**
 * Changes reviews of a product and recounts them in the same transaction. The summary row is locked first, so the
 * second of two concurrent changes counts the first. The change is announced, which clears cached pages.
 */
export const withSummary = <Answer>(
  shop: Shop,
  productId: string,
  change: (tx: Shop) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> =>
  inTransactionOrRefuse(shop, async (tx) => {
    await lockSummary(tx, productId)
    const answer = await change(tx)
    await countAnew(tx, productId)
    return answer
  })

async function lockSummary(tx: Shop, productId: string): Promise<void> {
  await tx.db
    .insert(reviewSummaries)
    .values({ productId, ...ZEROS })
    .onConflictDoNothing()
  const filter = eq(reviewSummaries.productId, productId)
  await tx.db.select().from(reviewSummaries).where(filter).for('update')
}

const countAnew = (tx: Shop, productId: string) =>
  tx.db.execute(sql`
      UPDATE ${reviewSummaries} s SET stars = counted.stars, fits = counted.fits
      FROM (
        SELECT ARRAY[${counts(sql`stars = 1`)}, ${counts(sql`stars = 2`)}, ${counts(sql`stars = 3`)},
            ${counts(sql`stars = 4`)}, ${counts(sql`stars = 5`)}] AS stars,
          ARRAY[${counts(sql`fit = 'small'`)}, ${counts(sql`fit = 'true'`)}, ${counts(sql`fit = 'large'`)}] AS fits
        FROM ${reviews} WHERE product_id = ${productId} AND hidden_at IS NULL
      ) AS counted
      WHERE s.product_id = ${productId}`)

/** Deletes all reviews, pictures and votes of a customer, in the transaction that erases the customer. */
export async function deleteReviews(tx: Shop, userId: string): Promise<void> {
  const filter = eq(reviews.userId, userId)
  const rows = await tx.db.select({ productId: reviews.productId }).from(reviews).where(filter)
  const productIds = rows.map(({ productId }) => productId).toSorted()
  for (const productId of productIds) await lockSummary(tx, productId)
  await tx.db.execute(sql`
    UPDATE ${reviews} SET helpful = helpful - 1
    WHERE id IN (SELECT review_id FROM ${reviewVotes} WHERE user_id = ${userId})`)
  await tx.db.delete(reviewVotes).where(eq(reviewVotes.userId, userId))
  await tx.db.delete(reviewPhotos).where(eq(reviewPhotos.userId, userId))
  await tx.db.delete(reviews).where(filter)
  for (const productId of productIds) await countAnew(tx, productId)
}

const counts = (condition: ReturnType<typeof sql>) => sql`count(*) FILTER (WHERE ${condition})::int`
