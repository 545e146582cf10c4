import { isUuid } from '@little-dunes/domain/catalogue/product'
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { loadNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'
import { orderLines } from '#orders/store/order-tables'
import { ofLine, SHOWN, toWireReview } from '#reviews/list-reviews'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { reviews } from '#reviews/review-tables'

const PER_PAGE = 50
export const isOpenReview = and(isNull(reviews.answeredAt), isNull(reviews.hiddenAt))
const VIEWS = { open: isOpenReview, all: undefined, hidden: isNotNull(reviews.hiddenAt) }

/** Includes hidden pictures. */
const ALL_PHOTOS = sql<{ id: string; hidden: boolean }[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'hidden', p.hidden_at IS NOT NULL)
    ORDER BY p.position, p.id), '[]') FROM ${reviewPhotos} p WHERE p.review_id = ${reviews.id})`

export const listStaffReviews: Operation<'GET /api/staff/reviews'> = async (
  shop,
  _member,
  { view, older },
  { language },
) => {
  const isNobody = older !== undefined && !isUuid(older)
  const rows = await shop.db
    .select({ ...SHOWN, productName: products.name, allPhotos: ALL_PHOTOS })
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
  const page = rows.slice(0, PER_PAGE)
  const productIds = [...new Set(page.map(({ review }) => review.productId))]
  const names = await loadNames(shop.db, { language, productIds })
  const [all] = await shop.db.select({ open: count() }).from(reviews).where(isOpenReview)
  return {
    reviews: page.map(({ productName, allPhotos, ...row }) => ({
      ...toWireReview(row),
      photos: allPhotos,
      productId: row.review.productId,
      productName: names.product({ id: row.review.productId, name: productName, subCategory: '' }).name,
      customerId: row.review.userId,
      hidden: row.review.hiddenAt !== null,
      answeredAt: row.review.answeredAt?.getTime() ?? null,
    })),
    open: all?.open ?? 0,
    older: rows.length > PER_PAGE ? (page.at(-1)?.review.id ?? null) : null,
  }
}
