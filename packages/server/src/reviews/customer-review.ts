import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import type { Operation } from '#http/perform-call'
import { orderLines } from '#orders/store/order-tables'
import { ofLine, SHOWN, toWireReview } from '#reviews/list-reviews'
import { keepReviewPhotos } from '#reviews/photos/keep-review-photos'
import { receivedLine } from '#reviews/received-line'
import { reviews, reviewVotes } from '#reviews/review-tables'
import { withSummary } from '#reviews/with-summary'

const isByCustomer = (userId: string, productId: string) =>
  and(eq(reviews.userId, userId), eq(reviews.productId, productId))

export const showCustomerReview: Operation<'POST /api/product/review/own'> = async (
  shop,
  { id: userId },
  { itemId: productId },
) => {
  if (!isUuid(productId)) return { mayReview: null, myReview: null, voted: [] }
  const line = await receivedLine(shop, userId, productId)
  const [row] = await shop.db
    .select(SHOWN)
    .from(reviews)
    .innerJoin(orderLines, ofLine)
    .where(isByCustomer(userId, productId))
  const myReview = row ? { ...toWireReview(row), hidden: row.review.hiddenAt !== null } : null
  const voted = await shop.db
    .select({ id: reviews.id, helpful: reviews.helpful })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviewVotes.userId, userId), eq(reviews.productId, productId)))
  return { mayReview: line && { size: line.size }, myReview, voted }
}

/** Rewriting a hidden review does not show it again. */
export const writeReview: Operation<'POST /api/product/review/write'> = async (
  shop,
  { id: userId },
  { itemId: productId, ...input },
  { language },
) => {
  const name = greetedName(input.name.trim())
  if (name === '') return refuse('invalid_form', { fields: { name: 'required' } })
  if (!isUuid(productId)) return refuse('product_not_found')
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  if (!product) return refuse('product_not_found')
  return withSummary(shop, productId, async (tx) => {
    const line = await receivedLine(tx, userId, productId)
    if (!line) return refuse('not_bought')
    const { orderId, position, size } = line
    const hasSize = size !== ONE_SIZE
    const written = {
      orderId,
      position,
      stars: input.stars,
      fit: hasSize ? input.fit : null,
      childSize: hasSize ? input.childSize.trim() : '',
      text: input.text.trim(),
      name,
      language,
    }
    const now = tx.now()
    const [saved] = await tx.db
      .insert(reviews)
      .values({ id: tx.newId(), productId, userId, createdAt: now, ...written })
      .onConflictDoUpdate({
        target: [reviews.productId, reviews.userId],
        set: { ...written, changedAt: now },
      })
      .returning({ id: reviews.id })
    if (!saved) throw new Error('The review was not saved')
    const { photos } = input
    if (photos && !(await keepReviewPhotos(tx, { id: saved.id, userId, productId }, photos)))
      return refuse('photo_gone')
    return { textKey: 'review_written' as const }
  })
}

/** Idempotent. */
export const removeReview: Operation<'POST /api/product/review/remove'> = async (
  shop,
  { id: userId },
  { itemId: productId },
) => {
  const removed = { textKey: 'review_removed' as const }
  const [myReview] = isUuid(productId)
    ? await shop.db.select({ id: reviews.id }).from(reviews).where(isByCustomer(userId, productId))
    : []
  if (!myReview) return removed
  return withSummary(shop, productId, async (tx) => {
    await tx.db.delete(reviews).where(isByCustomer(userId, productId))
    return removed
  })
}
