import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '#payments/provider'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Events from the provider, once each (D-46). Only the subject is stored; the shop always looks up its status. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Id at the provider. */
    id: text().primaryKey(),
    type: text().notNull(),
    subject: jsonb().$type<WebhookEvent['subject']>(),
    receivedAt: moment().notNull(),
    processedAt: moment(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    lastError: text(),
  },
  (table) => [index().on(table.nextAt).where(sql`${table.processedAt} is null`)],
)
