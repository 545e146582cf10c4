import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '#payments/provider'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Events that the provider sent, once each (D-46). Only their subject is stored: its state is always asked for. */
export const webhookEvents = pgTable(
  'payment_notices',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    type: text().notNull(),
    about: jsonb().$type<WebhookEvent['about']>(),
    receivedAt: moment().notNull(),
    handledAt: moment(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    lastError: text(),
  },
  (table) => [index().on(table.nextAt).where(sql`${table.handledAt} is null`)],
)
