import { DAY, HOUR } from '@little-dunes/domain/durations'
import { orderPushMessages } from '@little-dunes/domain/messages/order-push'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { languagePath, orderPath } from '@little-dunes/domain/paths'
import { eq, lt, sql } from 'drizzle-orm'
import { dueRows, nextAttempt, processQueue, type Queue } from '#jobs/queue'
import type { Job } from '#jobs/start-jobs'
import { orders } from '#orders/store/order-tables'
import { pushMessages, pushSubscriptions } from '#orders/store/push-tables'
import { readPushKeys } from '#push/push-keys'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

type QueuedPush = typeof pushMessages.$inferSelect

/** Retention of sent and abandoned messages. */
const MESSAGE_RETENTION = 30 * DAY
/** By then an order is finished, including its refunds. */
const DEVICE_RETENTION = 180 * DAY
/** Seconds: the first wait and the longest one. */
const WAITS = [30, 3600] as const
const WAITING = sql`sent_at IS NULL AND gave_up_at IS NULL`

async function claim(shop: Shop): Promise<QueuedPush[]> {
  const now = shop.now()
  const due = dueRows(now, pushMessages.id, WAITING, WAITS)
  const rows = await shop.db.update(pushMessages).set(nextAttempt(now, WAITS)).where(due).returning()
  // Sent in order, because a device keeps showing the step that arrived last.
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

async function loadDevice(shop: Shop, subscriptionId: string) {
  const { id, endpoint, p256dh, auth, language } = pushSubscriptions
  const [subscription] = await shop.db
    .select({ id, endpoint, p256dh, auth, language, number: orders.number })
    .from(pushSubscriptions)
    .innerJoin(orders, eq(orders.id, pushSubscriptions.orderId))
    .where(eq(pushSubscriptions.id, subscriptionId))
  return subscription
}

/** Contains only the order number and the step: no name, amount or item. */
function toPayload(
  { number, language }: Pick<Device, 'number' | 'language'>,
  step: QueuedPush['step'],
): string {
  const title = orderNumberText(number)
  const path = languagePath(language, orderPath(title))
  return JSON.stringify({ title, body: orderPushMessages[language][step], path, language })
}
type Device = NonNullable<Awaited<ReturnType<typeof loadDevice>>>

/** Push services use this contact when a shop's messages cause problems. */
async function loadContact({ db, linkOrigin }: Shop): Promise<string> {
  const [settings] = await db.select({ email: shopSettings.supportEmail }).from(shopSettings)
  return settings?.email ? `mailto:${settings.email}` : linkOrigin
}

async function process(shop: Shop, message: QueuedPush): Promise<void> {
  const device = await loadDevice(shop, message.subscriptionId)
  // The subscription was deleted after the claim, together with its messages.
  if (!device) return
  const signer = { keys: await readPushKeys(shop), subject: await loadContact(shop), now: shop.now() }
  const content = { text: toPayload(device, message.step), topic: device.id.replaceAll('-', '') }
  const outcome = await shop.push.send(device, content, signer)
  if (outcome === 'gone') {
    await shop.db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, device.endpoint))
    return
  }
  const now = shop.now()
  await shop.db
    .update(pushMessages)
    .set(outcome === 'taken' ? { sentAt: now, lastError: null } : { gaveUpAt: now, lastError: outcome })
    .where(eq(pushMessages.id, message.id))
}

const QUEUE: Queue<QueuedPush> = {
  claim,
  process,
  async failed(shop, { id, createdAt }, reason) {
    const now = shop.now()
    const gaveUpAt = now.getTime() - createdAt.getTime() > DAY ? now : null
    await shop.db
      .update(pushMessages)
      .set({ lastError: reason.slice(0, 500), gaveUpAt })
      .where(eq(pushMessages.id, id))
    shop.log.warn({ pushId: id, gaveUp: gaveUpAt !== null }, 'A push message could not be sent')
  },
}

async function deleteOld(shop: Shop): Promise<void> {
  const before = (age: number) => new Date(shop.now().getTime() - age)
  await shop.db.delete(pushMessages).where(lt(pushMessages.createdAt, before(MESSAGE_RETENTION)))
  await shop.db.delete(pushSubscriptions).where(lt(pushSubscriptions.createdAt, before(DEVICE_RETENTION)))
}

export const PUSH_JOBS: readonly Job[] = [
  { name: 'push messages', run: (shop) => processQueue(shop, QUEUE) },
  { name: 'old push messages', every: HOUR, run: deleteOld },
]
