import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { backoff, isDue } from '#jobs/backoff'
import { webhookEvents } from '#payments/event-tables'
import type { WebhookEvent } from '#payments/provider'
import type { Shop } from '#shop'

export type PendingEvent = WebhookEvent & { attempts: number }

const AT_ONCE = 20
const FIRST_WAIT = 5
const LONGEST_WAIT = 3600

/** Claims events that are due; `SKIP LOCKED` gives each to one process only. */
export async function claimEvents(shop: Shop): Promise<PendingEvent[]> {
  const now = shop.now()
  const { rows } = await shop.db.execute<Record<keyof PendingEvent, unknown>>(sql`
    UPDATE payment_notices SET attempts = attempts + 1, next_at = ${backoff(now, FIRST_WAIT, LONGEST_WAIT)}
    WHERE id IN (
      SELECT id FROM payment_notices WHERE handled_at IS NULL AND ${isDue(now, FIRST_WAIT, LONGEST_WAIT)}
      ORDER BY next_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, type, about, attempts`)
  return rows as unknown as PendingEvent[]
}

/** Makes every unprocessed event due now, such as those a crashed process had claimed. */
export async function retryEventsNow(shop: Shop): Promise<void> {
  const unprocessed = isNull(webhookEvents.handledAt)
  await shop.db.update(webhookEvents).set({ nextAt: shop.now() }).where(unprocessed)
}

export async function markProcessed(shop: Shop, id: string): Promise<void> {
  await shop.db
    .update(webhookEvents)
    .set({ handledAt: shop.now(), lastError: null })
    .where(eq(webhookEvents.id, id))
}

export async function markFailed(shop: Shop, id: string, reason: string): Promise<void> {
  await shop.db
    .update(webhookEvents)
    .set({ lastError: reason })
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.handledAt)))
}

/** Longer than a provider repeats an event. */
const RETENTION = 30 * 24 * 60 * 60 * 1000

export async function deleteOldEvents(shop: Shop): Promise<void> {
  await shop.db
    .delete(webhookEvents)
    .where(lt(webhookEvents.handledAt, new Date(shop.now().getTime() - RETENTION)))
}

/** Events received before `time` and not processed since. */
export const unprocessedEvents = (shop: Shop, time: Date) =>
  shop.db
    .select()
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.handledAt), lt(webhookEvents.receivedAt, time)))
