import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Emails to send. The row is the job (`jobs/queue.ts`). The content is loaded when the email is sent. */
export const emails = pgTable(
  'emails',
  {
    /** Also part of the Message-ID, which lets a mailbox recognise an email that was sent twice. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Id of the order or refund. Null for emails identified by their address. */
    about: uuid(),
    to: text().notNull(),
    language: text().notNull(),
    /** Base URL of the links, for example `https://shop.example`. */
    origin: text().notNull(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    lastError: text(),
    /** Time when the mail server accepted it, or when it turned out to have no recipient. */
    sentAt: moment(),
    /** Time when the server refused it for good, or when a day of attempts ended. */
    gaveUpAt: moment(),
  },
  (table) => [
    // Attempts change no column of this index, so PostgreSQL can update the row in place.
    index('emails_waiting').on(table.id).where(sql`${table.sentAt} is null and ${table.gaveUpAt} is null`),
    // Every screen shows the number of failed emails.
    index('emails_failed').on(table.id).where(sql`${table.gaveUpAt} is not null`),
    // The history of an order lists its emails.
    index('emails_about').on(table.about).where(sql`${table.about} is not null`),
    // Account emails only: the shop checks whether an account got one recently.
    index('emails_of_accounts').on(table.to, table.kind).where(sql`${table.about} is null`),
  ],
)
