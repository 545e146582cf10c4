import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { WireReview } from '@little-dunes/domain/contract/review-calls'
import { reviewCount } from '@little-dunes/domain/reviews/review'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orderLines } from '#orders/store/order-tables'
import { reviewSummaries, reviews } from '#reviews/review-tables'
import type { Shop } from '#shop'

const PER_PAGE = 10
const NONE = { stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] }

export const ofLine = and(eq(orderLines.orderId, reviews.orderId), eq(orderLines.position, reviews.position))

/** A review as shoppers read it. */
export const toWireReview = (row: typeof reviews.$inferSelect, boughtSize: string): WireReview => ({
  ...row,
  boughtSize,
  at: row.createdAt.getTime(),
})

export const listReviews: Operation<'GET /api/product/reviews'> = async (
  shop,
  _caller,
  { itemId: productId, offset = 0 },
) => {
  const summary = isProductId(productId) ? await summaryOf(shop, productId) : NONE
  const total = reviewCount(summary)
  const shown = total > offset ? await shownReviews(shop, productId, offset) : []
  return { success: true, summary, reviews: shown, total }
}

async function summaryOf(shop: Shop, productId: string): Promise<typeof NONE> {
  const { stars, fits } = reviewSummaries
  const [found] = await shop.db
    .select({ stars, fits })
    .from(reviewSummaries)
    .where(eq(reviewSummaries.productId, productId))
  return found ?? NONE
}

async function shownReviews(shop: Shop, productId: string, offset: number): Promise<WireReview[]> {
  const rows = await shop.db
    .select({ review: reviews, size: orderLines.size })
    .from(reviews)
    .innerJoin(orderLines, ofLine)
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.helpful), desc(reviews.createdAt), asc(reviews.id))
    .limit(PER_PAGE)
    .offset(offset)
  return rows.map(({ review, size }) => toWireReview(review, size))
}
