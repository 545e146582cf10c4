import { DAY } from '@little-dunes/domain/durations'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { dueRows, nextAttempt } from '#jobs/queue'
import { webhookEvents } from '#payments/event-tables'
import type { WebhookEvent } from '#payments/provider'
import type { Shop } from '#shop'

export type PendingEvent = WebhookEvent & { attempts: number }

/** Seconds: the first wait and the longest one. */
const EVENT_WAITS = [5, 3600] as const

/** Claims due events. */
export async function claimEvents(shop: Shop): Promise<PendingEvent[]> {
  const now = shop.now()
  const { id, type, subject, attempts } = webhookEvents
  return shop.db
    .update(webhookEvents)
    .set(nextAttempt(now, EVENT_WAITS))
    .where(dueRows(now, id, sql`processed_at IS NULL`, EVENT_WAITS))
    .returning({ id, type, subject, attempts })
}

/** Makes every unprocessed event due now, including those that a crashed process had claimed. */
export async function retryEventsNow(shop: Shop): Promise<void> {
  const unprocessed = isNull(webhookEvents.processedAt)
  await shop.db.update(webhookEvents).set({ nextAt: shop.now() }).where(unprocessed)
}

export async function markProcessed(shop: Shop, id: string): Promise<void> {
  await shop.db
    .update(webhookEvents)
    .set({ processedAt: shop.now(), lastError: null })
    .where(eq(webhookEvents.id, id))
}

export async function markFailed(shop: Shop, id: string, reason: string): Promise<void> {
  await shop.db
    .update(webhookEvents)
    .set({ lastError: reason })
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)))
}

/** Longer than a provider repeats an event. */
const RETENTION = 30 * DAY

export async function deleteOldEvents(shop: Shop): Promise<void> {
  await shop.db
    .delete(webhookEvents)
    .where(lt(webhookEvents.processedAt, new Date(shop.now().getTime() - RETENTION)))
}

/** Events that were received before `time` and are still unprocessed. */
export const unprocessedEvents = (shop: Shop, time: Date) =>
  shop.db
    .select()
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), lt(webhookEvents.receivedAt, time)))
