import { WEBHOOK_VERSION } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { DAY, HOUR } from '@little-dunes/domain/durations'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { backoff, dueCondition } from '#jobs/backoff'
import type { Job } from '#jobs/start-jobs'
import type { Shop } from '#shop'
import { postWebhook, type WebhookAnswer } from '#webhooks/post-webhook'
import { signedHeaders } from '#webhooks/webhook-signature'
import { webhookDeliveries, webhookEndpoints } from '#webhooks/webhook-tables'

type Delivery = typeof webhookDeliveries.$inferSelect
type Endpoint = typeof webhookEndpoints.$inferSelect

const RETENTION = 30 * DAY
/** Seconds: five at first, then up to six hours. This makes 23 attempts in three days. */
const WAITS = [5, 6 * 3600] as const
/** Time until a delivery fails for good, and until a failing endpoint is paused. */
const GIVES_UP_AFTER = 3 * DAY
/** Minimum attempts, even if a clock is set forward by days. */
const MIN_ATTEMPTS = 12
/** Maximum deliveries of an endpoint in one run, so others get their turn. */
const MAX_CONSECUTIVE = 50

/** Must be the same bytes at every attempt. */
export const webhookBody = ({
  type,
  happenedAt,
  data,
}: Pick<Delivery, 'type' | 'happenedAt' | 'data'>): string =>
  JSON.stringify({ type, version: WEBHOOK_VERSION, timestamp: happenedAt.toISOString(), data })

const WAITING = sql`delivered_at IS NULL AND gave_up_at IS NULL`

/** Claims the longest waiting delivery of an endpoint. Each goes to only one process. */
async function claim(shop: Shop, endpointId: string): Promise<Delivery | undefined> {
  const now = shop.now()
  const [delivery] = await shop.db
    .update(webhookDeliveries)
    .set({ attempts: sql`attempts + 1`, nextAt: backoff(now, ...WAITS) })
    .where(
      sql`${webhookDeliveries.id} IN (
        SELECT id FROM ${webhookDeliveries}
        WHERE endpoint_id = ${endpointId} AND ${WAITING} AND ${dueCondition(now, ...WAITS)}
        ORDER BY next_at, number LIMIT 1 FOR UPDATE SKIP LOCKED)`,
    )
    .returning()
  return delivery
}

function getSecrets({ secret, previousSecret, previousSecretEndsAt }: Endpoint, now: Date): string[] {
  const isBoth = previousSecret !== null && previousSecretEndsAt !== null && previousSecretEndsAt > now
  return isBoth ? [secret, previousSecret] : [secret]
}

async function post(shop: Shop, endpoint: Endpoint, delivery: Delivery): Promise<WebhookAnswer | Error> {
  const [now, body] = [shop.now(), webhookBody(delivery)]
  const message = { id: delivery.id, timestamp: Math.floor(now.getTime() / 1000), body }
  const headers = {
    ...signedHeaders(message, getSecrets(endpoint, now)),
    'content-type': 'application/json',
    'user-agent': 'Little Dunes',
  }
  const options = { allowed: shop.webhookAddresses }
  return postWebhook(new URL(endpoint.url), { headers, body }, options).catch((error: Error) => error)
}

const isSuccess = (answer: WebhookAnswer | Error): answer is WebhookAnswer =>
  !(answer instanceof Error) && answer.status >= 200 && answer.status < 300

/** PostgreSQL cannot store NUL in text. */
const truncate = (text: string): string => text.replaceAll('\0', '').slice(0, 1000)

async function note(
  shop: Shop,
  endpoint: Endpoint,
  { id, attempts, happenedAt }: Delivery,
  answer: WebhookAnswer | Error,
): Promise<void> {
  const now = shop.now()
  const isLate = now.getTime() - happenedAt.getTime() > GIVES_UP_AFTER && attempts >= MIN_ATTEMPTS
  const failure = {
    lastError: truncate(answer instanceof Error ? answer.message : `Answered ${answer.status}`),
    gaveUpAt: isLate ? now : null,
  }
  await shop.db
    .update(webhookDeliveries)
    .set({
      responseStatus: answer instanceof Error ? null : answer.status,
      response: answer instanceof Error ? null : truncate(answer.body),
      ...(isSuccess(answer) ? { deliveredAt: now, lastError: null } : failure),
    })
    .where(eq(webhookDeliveries.id, id))
  if (isSuccess(answer)) await succeeded(shop, endpoint)
  else await failed(shop, endpoint, answer)
}

async function succeeded(shop: Shop, { id, failingSince }: Endpoint): Promise<void> {
  if (failingSince === null) return
  await shop.db.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, id))
}

/** Pauses an endpoint that answers 410 or has failed for three days. The staff can resume it. */
async function failed(
  shop: Shop,
  { id, failingSince }: Endpoint,
  answer: WebhookAnswer | Error,
): Promise<void> {
  const now = shop.now()
  const since = failingSince ?? now
  const isGone = !(answer instanceof Error) && answer.status === 410
  const isConstant = now.getTime() - since.getTime() > GIVES_UP_AFTER
  const paused = isGone ? 'gone' : isConstant ? 'failing' : null
  await shop.db
    .update(webhookEndpoints)
    .set({ failingSince: since, ...(paused && { paused }) })
    .where(eq(webhookEndpoints.id, id))
  if (paused) shop.log.warn({ endpointId: id, paused }, 'A webhook endpoint is paused')
}

/** Sends due deliveries of an endpoint until one fails. The rest waits for the next run. */
async function deliverTo(shop: Shop, endpointId: string): Promise<void> {
  for (let sent = 0; sent < MAX_CONSECUTIVE; sent += 1) {
    const [endpoint] = await shop.db
      .select()
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.paused)))
    const delivery = endpoint && (await claim(shop, endpointId))
    if (!delivery) return
    shop.failpoint('webhook claimed')
    const answer = await post(shop, endpoint, delivery)
    shop.failpoint('webhook sent')
    await note(shop, endpoint, delivery, answer)
    if (!isSuccess(answer)) return
  }
  shop.wakeJobs()
}

/** Endpoints are independent of each other. */
async function deliverAll(shop: Shop): Promise<void> {
  const now = shop.now()
  const due = await shop.db
    .selectDistinct({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
    .where(and(isNull(webhookEndpoints.paused), WAITING, dueCondition(now, ...WAITS)))
  await Promise.all(due.map(({ id }) => deliverTo(shop, id)))
}

/** Deliveries claimed by a process that ended before the answer are due immediately. */
async function retryNow(shop: Shop): Promise<void> {
  await shop.db
    .update(webhookDeliveries)
    .set({ nextAt: shop.now() })
    .where(and(WAITING, isNull(webhookDeliveries.lastError)))
}

async function deleteOld(shop: Shop): Promise<void> {
  const old = lt(webhookDeliveries.happenedAt, new Date(shop.now().getTime() - RETENTION))
  await shop.db.delete(webhookDeliveries).where(old)
}

/** Separate from other jobs, so a slow endpoint does not delay emails and payments. */
export const WEBHOOK_JOBS: readonly Job[] = [
  {
    name: 'webhooks',
    async run(shop, isFirst) {
      if (isFirst) await retryNow(shop)
      await deliverAll(shop)
    },
  },
  { name: 'old webhook deliveries', every: HOUR, run: deleteOld },
]
