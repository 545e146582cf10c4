import { and, eq, lt } from 'drizzle-orm'
import { idempotentAnswers } from '#http/idempotency-tables'
import type { Shop } from '#shop'

/** A page that retries does so within minutes. */
const DAY = 24 * 60 * 60 * 1000

/** Drops the answers of a user that nobody will ask for again (D-43). */
export async function forgetOldAnswers(shop: Shop, userId: string): Promise<void> {
  const dayAgo = new Date(shop.now().getTime() - DAY)
  await shop.db
    .delete(idempotentAnswers)
    .where(and(eq(idempotentAnswers.userId, userId), lt(idempotentAnswers.answeredAt, dayAgo)))
}
