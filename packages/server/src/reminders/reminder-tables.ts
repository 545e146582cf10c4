import type { Language } from '@little-dunes/domain/i18n/languages'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Requests for an email when a sold-out size is back. The email ends the request. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: uuid().primaryKey(),
    sizeEntryId: uuid()
      .notNull()
      .references(() => sizeEntries.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: moment().notNull(),
    /** Time when the email was queued. Null while the size is sold out. */
    notifiedAt: moment(),
  },
  (table) => [
    uniqueIndex('stock_notices_waiting')
      .on(table.sizeEntryId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('stock_notices_email').on(table.email),
    index('stock_notices_notified').on(table.notifiedAt).where(sql`${table.notifiedAt} is not null`),
  ],
)

/** Carts of customers with newsletter consent, as of the last job run. */
export const cartReminders = pgTable('cart_reminders', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  cart: text().notNull(),
  /** Time of the last change of the lines. */
  since: moment().notNull(),
  remindedAt: moment(),
})
