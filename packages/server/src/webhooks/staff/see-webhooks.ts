import { isUuid } from '@little-dunes/domain/catalogue/product'
import type {
  WebhookDelivery,
  WebhookEndpoint,
} from '@little-dunes/domain/contract/webhooks/staff/webhook-calls'
import type { WebhookDeliveryState } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { actorNameSql } from '#staff/actor-name'
import { webhookBody } from '#webhooks/deliver-webhooks'
import { webhookDeliveries, webhookEndpoints } from '#webhooks/webhook-tables'

const PER_PAGE = 50

const STATES: Record<WebhookDeliveryState, SQL | undefined> = {
  waiting: and(isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.gaveUpAt)),
  delivered: and(isNotNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.gaveUpAt)),
  failed: isNotNull(webhookDeliveries.gaveUpAt),
}

/** Without the secrets, which are shown only once. */
const COLUMNS = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  description: webhookEndpoints.description,
  events: webhookEndpoints.events,
  createdAt: webhookEndpoints.createdAt,
  paused: webhookEndpoints.paused,
  failingSince: webhookEndpoints.failingSince,
}

export const listWebhooks: Operation<'GET /api/staff/webhooks'> = async (shop) => {
  const rows = await shop.db
    .select({
      ...COLUMNS,
      createdBy: actorNameSql(webhookEndpoints.createdBy),
      waiting: count(sql`CASE WHEN ${webhookDeliveries.id} IS NOT NULL AND ${STATES.waiting} THEN 1 END`),
      failed: count(sql`CASE WHEN ${STATES.failed} THEN 1 END`),
    })
    .from(webhookEndpoints)
    .leftJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
    .groupBy(webhookEndpoints.id)
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
  const endpoints = rows.map(({ createdAt, failingSince, events, ...row }) => ({
    ...row,
    events: events as WebhookEndpoint['events'],
    createdAt: createdAt.getTime(),
    failingSince: failingSince?.getTime() ?? null,
  }))
  return { endpoints }
}

export const listDeliveries: Operation<'GET /api/staff/webhooks/deliveries'> = async (
  shop,
  _member,
  { endpoint, state, older },
) => {
  const isUnknown = endpoint !== undefined && !isUuid(endpoint)
  const rows = isUnknown
    ? []
    : await shop.db
        .select({ delivery: webhookDeliveries, url: webhookEndpoints.url, paused: webhookEndpoints.paused })
        .from(webhookDeliveries)
        .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .where(
          and(
            endpoint === undefined ? undefined : eq(webhookDeliveries.endpointId, endpoint),
            state && STATES[state],
            older === undefined ? undefined : lt(webhookDeliveries.number, older),
          ),
        )
        .orderBy(desc(webhookDeliveries.number))
        .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE)
  return {
    deliveries: page.map(shown),
    older: rows.length > PER_PAGE ? (page.at(-1)?.delivery.number ?? null) : null,
  }
}

interface Row {
  delivery: typeof webhookDeliveries.$inferSelect
  url: string
  paused: string | null
}

function shown({ delivery: row, url, paused }: Row): WebhookDelivery {
  const state = row.gaveUpAt ? 'failed' : row.deliveredAt ? 'delivered' : 'waiting'
  return {
    id: row.id,
    endpoint: { id: row.endpointId, url },
    type: row.type as WebhookDelivery['type'],
    state,
    happenedAt: row.happenedAt.getTime(),
    attempts: row.attempts,
    nextAt:
      state === 'waiting' && paused === null
        ? Math.max(row.nextAt.getTime(), row.happenedAt.getTime())
        : null,
    deliveredAt: row.deliveredAt?.getTime() ?? null,
    responseStatus: row.responseStatus,
    response: row.response,
    error: row.lastError,
    payload: webhookBody(row),
  }
}
