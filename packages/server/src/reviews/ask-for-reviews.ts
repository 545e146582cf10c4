import { DAY, HOUR } from '@little-dunes/domain/durations'
import { sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { inTransaction } from '#database/in-transaction'
import { emails } from '#emails/email-tables'
import { emailRow } from '#emails/queue-email'
import type { Job } from '#jobs/start-jobs'
import { orderEvents, orderLines, orders } from '#orders/store/order-tables'
import { deleteUnusedReviewPhotos } from '#reviews/photos/upload-review-photo'
import { reviewOptOuts, reviewRequests, reviews } from '#reviews/review-tables'
import type { Shop } from '#shop'

/** The email is sent a week after the delivery, and not at all after a month. */
const ASKED_AFTER = 7 * DAY
const ASKED_UNTIL = 30 * DAY
/** Orders are selected by order date, so this is the longest expected delivery time. */
const LONGEST_WAY = 60 * DAY

/** Queues one email per delivered order with an item that the customer has not reviewed yet. */
export const askForReviews = (shop: Shop): Promise<void> =>
  inTransaction(shop, async (tx) => {
    const now = tx.now()
    const before = (age: number) => new Date(now.getTime() - age)
    const { rows } = await tx.db.execute<{ id: string; email: string; language: 'en' | 'ar' }>(sql`
      WITH asked AS (
        INSERT INTO ${reviewRequests} (order_id, asked_at)
        SELECT o.id, ${now} FROM ${orders} o
        JOIN ${users} u ON u.id = o.user_id AND u.erased_at IS NULL
        WHERE o.status = 'Delivered' AND o.placed_at > ${before(LONGEST_WAY)}
          AND EXISTS (SELECT 1 FROM ${orderEvents} e WHERE e.order_id = o.id AND e.to_status = 'Delivered'
            HAVING max(e.at) <= ${before(ASKED_AFTER)} AND max(e.at) > ${before(ASKED_UNTIL)})
          AND NOT EXISTS (SELECT 1 FROM ${reviewOptOuts} n WHERE n.user_id = o.user_id)
          AND NOT EXISTS (SELECT 1 FROM ${reviewRequests} r WHERE r.order_id = o.id)
          AND EXISTS (SELECT 1 FROM ${orderLines} l WHERE l.order_id = o.id AND NOT EXISTS (
            SELECT 1 FROM ${reviews} w WHERE w.product_id = l.product_id AND w.user_id = o.user_id))
        ON CONFLICT DO NOTHING RETURNING order_id
      )
      SELECT o.id, u.email, o.language FROM asked JOIN ${orders} o ON o.id = asked.order_id
      JOIN ${users} u ON u.id = o.user_id`)
    if (rows.length === 0) return
    const values = rows.map(({ id: about, email: to, language }) =>
      emailRow(tx, { kind: 'review_request', to, about, context: { language, origin: tx.linkOrigin } }),
    )
    await tx.db.insert(emails).values(values)
  })

export const REVIEW_JOBS: readonly Job[] = [
  { name: 'review requests', every: HOUR, run: askForReviews },
  { name: 'unused pictures of reviews', every: HOUR, run: deleteUnusedReviewPhotos },
]
