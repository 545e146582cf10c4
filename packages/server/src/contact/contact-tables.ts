import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    createdAt: moment().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    orderNumber: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    /** Key for counting attempts (`to-network.ts`). Empty after a day. */
    network: text().notNull(),
    doneAt: moment(),
    /** Email of the team member who marked it as done. */
    doneBy: text(),
  },
  (table) => [
    index('contact_messages_open').on(table.id).where(sql`${table.doneAt} is null`),
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_email').on(table.email),
  ],
)
