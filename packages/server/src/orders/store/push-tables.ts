import type { Language } from '@little-dunes/domain/i18n/languages'
import type { OrderPushStep } from '@little-dunes/domain/messages/order-push'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/store/order-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Browsers that get notifications about an order. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Address of the browser's push service; it cannot be guessed. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('push_subscriptions_once').on(table.orderId, table.endpoint),
    index('push_subscriptions_endpoint').on(table.endpoint),
  ],
)

/** Queued notifications; the row is the job (`jobs/queue.ts`). */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    step: text().$type<OrderPushStep>().notNull(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    lastError: text(),
    /** Time at which the push service accepted it. */
    sentAt: moment(),
    /** Time at which it was refused, or became outdated. */
    gaveUpAt: moment(),
  },
  (table) => [
    index('push_messages_subscription').on(table.subscriptionId),
    // Attempts change no column of this index, so PostgreSQL can update the row in place.
    index('push_messages_waiting')
      .on(table.id)
      .where(sql`${table.sentAt} is null and ${table.gaveUpAt} is null`),
  ],
)
