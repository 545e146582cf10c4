import { DAY } from '@little-dunes/domain/durations'
import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** A page repeats a request within minutes. */

/** Rows of one statement: none holds its locks for long. */
const BATCH = 1000

/** Deletes the stored answers that no repeat will ask for (D-43). */
export async function deleteOldIdempotentAnswers(shop: Shop, batch = BATCH): Promise<void> {
  const dayAgo = new Date(shop.now().getTime() - DAY)
  let deleted: number | null = batch
  while (deleted === batch) {
    const result: { rowCount: number | null } = await shop.db.execute(sql`
      DELETE FROM idempotent_answers WHERE (user_id, call, key) IN (
        SELECT user_id, call, key FROM idempotent_answers WHERE answered_at < ${dayAgo}
        ORDER BY answered_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)`)
    deleted = result.rowCount
  }
}
