import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { WireReview } from '@little-dunes/domain/contract/reviews/review-calls'
import { reviewCount } from '@little-dunes/domain/reviews/review'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orderLines } from '#orders/store/order-tables'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { reviewSummaries, reviews } from '#reviews/review-tables'
import type { Shop } from '#shop'

const PER_PAGE = 10
const NONE = { stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] }

export const ofLine = and(eq(orderLines.orderId, reviews.orderId), eq(orderLines.position, reviews.position))

export const SHOWN = {
  review: reviews,
  size: orderLines.size,
  photos: sql<string[]>`array(SELECT p.id::text FROM ${reviewPhotos} p
    WHERE p.review_id = ${reviews.id} AND p.hidden_at IS NULL ORDER BY p.position, p.id)`,
}

interface ShownRow {
  review: typeof reviews.$inferSelect
  size: string
  photos: string[]
}

export const toWireReview = ({ review, size: boughtSize, photos }: ShownRow): WireReview => ({
  ...review,
  boughtSize,
  photos,
  at: review.createdAt.getTime(),
})

export const listReviews: Operation<'GET /api/product/reviews'> = async (
  shop,
  _caller,
  { itemId: productId, offset = 0 },
) => {
  const summary = isUuid(productId) ? await loadSummary(shop, productId) : NONE
  const total = reviewCount(summary)
  const shown = total > offset ? await shownReviews(shop, productId, offset) : []
  return { summary, reviews: shown, total }
}

async function loadSummary(shop: Shop, productId: string): Promise<typeof NONE> {
  const { stars, fits } = reviewSummaries
  const [row] = await shop.db
    .select({ stars, fits })
    .from(reviewSummaries)
    .where(eq(reviewSummaries.productId, productId))
  return row ?? NONE
}

async function shownReviews(shop: Shop, productId: string, offset: number): Promise<WireReview[]> {
  const rows = await shop.db
    .select(SHOWN)
    .from(reviews)
    .innerJoin(orderLines, ofLine)
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.helpful), desc(reviews.createdAt), asc(reviews.id))
    .limit(PER_PAGE)
    .offset(offset)
  return rows.map(toWireReview)
}
