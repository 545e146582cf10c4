import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Mails to send; the row is the job (`jobs/queue.ts`). What stands in a mail is looked up when it is sent. */
export const emails = pgTable(
  'emails',
  {
    /** Also of the Message-ID, by which a mailbox knows a mail that was sent twice. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Id of the order or refund that it is about; null where the address says it. */
    about: uuid(),
    to: text().notNull(),
    language: text().notNull(),
    /** Where its links lead, such as `https://shop.example`. */
    origin: text().notNull(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    lastError: text(),
    /** When it was handed over, or found to have nobody to go to. */
    sentAt: moment(),
    /** When it was refused for good, or had not been taken for a day. */
    gaveUpAt: moment(),
  },
  (table) => [
    // An attempt changes no column of it, so that PostgreSQL updates the row in place.
    index('emails_waiting').on(table.id).where(sql`${table.sentAt} is null and ${table.gaveUpAt} is null`),
    // Those that somebody has to look at are counted on every screen.
    index('emails_failed').on(table.id).where(sql`${table.gaveUpAt} is not null`),
    // What was written about an order stands in its history.
    index('emails_about').on(table.about).where(sql`${table.about} is not null`),
    // Of accounts alone: only of those it is asked who got one lately.
    index('emails_of_accounts').on(table.to, table.kind).where(sql`${table.about} is null`),
  ],
)
