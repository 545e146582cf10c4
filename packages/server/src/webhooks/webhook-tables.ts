import type { WebhookPause } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Targets of outgoing webhooks. The secrets are stored in plain text, because they are needed for signing. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    description: text().notNull().default(''),
    events: text().array().notNull(),
    secret: text().notNull(),
    /** Also signs until it ends, so that the receiver can switch over. */
    previousSecret: text(),
    previousSecretEndsAt: moment(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    paused: text().$type<WebhookPause>(),
    /** Time of the first failure since the last success. */
    failingSince: moment(),
  },
  (table) => [
    check('webhook_endpoints_paused', sql`${table.paused} in ('staff', 'failing', 'gone')`),
    check(
      'webhook_endpoints_previous',
      sql`(${table.previousSecret} is null) = (${table.previousSecretEndsAt} is null)`,
    ),
  ],
)

/**
 * Queued webhooks. The row is the job (`jobs/queue.ts`). Triggers write it in the transaction of its cause, with ids,
 * numbers and amounts, and without personal data.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id` header of every attempt. */
    id: uuid().primaryKey().defaultRandom(),
    /** Order of creation. */
    number: bigint({ mode: 'number' })
      .notNull()
      .unique('webhook_deliveries_number')
      .generatedAlwaysAsIdentity(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** Id of the order, refund, return, product or size. Null for a test. */
    subjectId: uuid(),
    data: jsonb().notNull(),
    happenedAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    lastError: text(),
    responseStatus: integer(),
    response: text(),
    deliveredAt: moment(),
    gaveUpAt: moment(),
  },
  (table) => [
    index('webhook_deliveries_of_endpoint').on(table.endpointId, table.number),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.nextAt)
      .where(sql`${table.deliveredAt} is null and ${table.gaveUpAt} is null`),
    index('webhook_deliveries_failed').on(table.id).where(sql`${table.gaveUpAt} is not null`),
    // Several statements of a transaction that change a product cause one event.
    index('webhook_deliveries_untried')
      .on(table.subjectId, table.endpointId)
      .where(sql`${table.attempts} = 0`),
  ],
)
