import { isUuid } from '@little-dunes/domain/catalogue/product'
import { readReviewPhotoName } from '@little-dunes/domain/reviews/review-photos'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { reviews } from '#reviews/review-tables'
import type { Shop } from '#shop'

/** Only the browser may cache: a hidden or erased picture must disappear immediately for all other visitors. */
const FOR_AN_HOUR = 'private, max-age=3600'

/** Public pictures of visible reviews. Other addresses get a plain 404. */
export function reviewPhotoRoutes(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { name: string } }>('/review-photos/:name', async (request, reply) => {
    const named = readReviewPhotoName(request.params.name)
    const [photo] =
      named && isUuid(named.id)
        ? await shop.db
            .select({ content: reviewPhotos[named.size] })
            .from(reviewPhotos)
            .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
            .where(
              and(eq(reviewPhotos.id, named.id), isNull(reviewPhotos.hiddenAt), isNull(reviews.hiddenAt)),
            )
        : []
    if (!photo) return sendRefusal(request, reply, 'not_found')
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': FOR_AN_HOUR }).send(photo.content)
  })
}
