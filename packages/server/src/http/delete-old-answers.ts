import { and, eq, lt } from 'drizzle-orm'
import { idempotentAnswers } from '#http/idempotency-tables'
import type { Shop } from '#shop'

/** A page repeats a request within minutes. */
const DAY = 24 * 60 * 60 * 1000

/** Deletes the stored answers of a user that no repeat will ask for (D-43). */
export async function deleteOldAnswers(shop: Shop, userId: string): Promise<void> {
  const dayAgo = new Date(shop.now().getTime() - DAY)
  await shop.db
    .delete(idempotentAnswers)
    .where(and(eq(idempotentAnswers.userId, userId), lt(idempotentAnswers.answeredAt, dayAgo)))
}
