import { webhookEvents } from '#payments/event-tables'
import type { WebhookEvent } from '#payments/provider'
import type { Shop } from '#shop'

/** Stores an event until it is processed; a duplicate changes nothing. */
export async function storeEvent(shop: Shop, event: WebhookEvent): Promise<void> {
  const now = shop.now()
  const row = { ...event, receivedAt: now, nextAt: now }
  await shop.db.insert(webhookEvents).values(row).onConflictDoNothing()
}
