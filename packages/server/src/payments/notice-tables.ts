import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PaymentNotice } from '#payments/provider'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** What the provider told, once each (D-46). Only where to look is kept: the notice itself holds what nobody needs twice. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    /** The provider's own name of it. */
    id: text().primaryKey(),
    type: text().notNull(),
    about: jsonb().$type<PaymentNotice['about']>(),
    receivedAt: moment().notNull(),
    handledAt: moment(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    lastError: text(),
  },
  (table) => [index().on(table.nextAt).where(sql`${table.handledAt} is null`)],
)
