import type { Language } from '@little-dunes/domain/i18n/languages'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Who wants to hear when a sold-out size is there again; the mail ends the wish. */
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
    /** When the mail was queued; null while the size is sold out. */
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

/** Carts of shoppers who agreed to news, as the job last saw them. */
export const cartReminders = pgTable('cart_reminders', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Hash of the lines. */
  cart: text().notNull(),
  /** Since when the cart has these lines. */
  since: moment().notNull(),
  /** When the shopper was last reminded of a cart. */
  remindedAt: moment(),
})
