import { isProductId } from '@little-dunes/domain/catalogue/product'
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import type { Operation } from '#http/perform-call'
import { orderLines } from '#orders/store/order-tables'
import { ofLine, toWireReview } from '#reviews/list-reviews'
import { reviews } from '#reviews/review-tables'

const PER_PAGE = 50
const isOpen = and(isNull(reviews.answeredAt), isNull(reviews.hiddenAt))
const VIEWS = { open: isOpen, all: undefined, hidden: isNotNull(reviews.hiddenAt) }

export const listStaffReviews: Operation<'GET /api/staff/reviews'> = async (
  shop,
  _member,
  { view, older },
) => {
  const isNobody = older !== undefined && !isProductId(older)
  const found = await shop.db
    .select({ review: reviews, size: orderLines.size, productName: products.name })
    .from(reviews)
    .innerJoin(orderLines, ofLine)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(
      and(
        VIEWS[view],
        isNobody ? sql`false` : undefined,
        older === undefined || isNobody ? undefined : lt(reviews.id, older),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(PER_PAGE + 1)
  const page = found.slice(0, PER_PAGE)
  const [all] = await shop.db.select({ open: count() }).from(reviews).where(isOpen)
  return {
    success: true,
    reviews: page.map(({ review, size, productName }) => ({
      ...toWireReview(review, size),
      productId: review.productId,
      productName,
      shopperId: review.userId,
      hidden: review.hiddenAt !== null,
      answeredAt: review.answeredAt?.getTime() ?? null,
    })),
    open: all?.open ?? 0,
    older: found.length > PER_PAGE ? (page.at(-1)?.review.id ?? null) : null,
  }
}
