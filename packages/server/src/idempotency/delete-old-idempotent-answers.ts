import { DAY } from '@little-dunes/domain/durations'
import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/** A page repeats a request within minutes. */

/** Rows per statement; small, so that no statement holds its locks for long. */
const BATCH = 1000

/** Deletes stored answers that no repeat will need (D-43). */
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
