import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'

/** `added` keeps the order of the lines: the oldest colour of a size has the plain key on the wire (D-20). */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sizeEntryId: uuid()
      .notNull()
      .references(() => sizeEntries.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    added: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sizeEntryId] }),
    index().on(table.sizeEntryId),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Guest carts that are already merged. A repeat changes nothing (D-21). */
export const cartMerges = pgTable(
  'cart_merges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mergeId: text().notNull(),
    mergedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mergeId] })],
)
