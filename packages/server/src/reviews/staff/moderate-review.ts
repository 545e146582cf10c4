import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { reviews } from '#reviews/review-tables'
import { withSummary } from '#reviews/with-summary'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Row = typeof reviews.$inferSelect
type Change = Partial<Pick<Row, 'answer' | 'answeredAt' | 'hiddenAt'>>

/** Changes a review and its summary and records it in the activity log, in one transaction. */
async function moderate(
  shop: Shop,
  author: AuditActor,
  reviewId: string,
  getChange: (review: Row, now: Date) => { change: Change; before: object; after: object } | Refusal,
): Promise<Refusal | null> {
  const [known] = isUuid(reviewId) ? await shop.db.select().from(reviews).where(eq(reviews.id, reviewId)) : []
  if (!known) return refuse('review_not_found')
  return withSummary(shop, known.productId, async (tx) => {
    const [review] = await tx.db.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
    if (!review) return refuse('review_not_found')
    const moderated = getChange(review, tx.now())
    if (isRefusal(moderated)) return moderated
    const { change, before, after } = moderated
    await tx.db.update(reviews).set(change).where(eq(reviews.id, reviewId))
    await recordAuditEntry(tx, author, {
      id: reviewId,
      before: { ...before },
      after: { ...after },
    })
    return null
  })
}

export const answerReview: Operation<'POST /api/staff/review/answer'> = (
  shop,
  member,
  { reviewId, ...input },
  context,
) =>
  moderate(shop, { member, context }, reviewId, (review, now) => {
    const { from } = input
    const answer = input.answer.trim()
    if (from !== undefined && ![from, answer].includes(review.answer))
      return refuse('field_changed', { conflicts: { answer: review.answer } })
    const change = { answer, answeredAt: answer === '' ? null : now }
    return { change, before: { answer: review.answer }, after: { answer } }
  })

/** Idempotent. */
export const hideReview: Operation<'POST /api/staff/review/hide'> = (
  shop,
  member,
  { reviewId, hidden },
  context,
) =>
  moderate(shop, { member, context }, reviewId, ({ hiddenAt }, now) => ({
    change: { hiddenAt: hidden ? (hiddenAt ?? now) : null },
    before: { hidden: hiddenAt !== null },
    after: { hidden },
  }))
