import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'

/** Address book of a customer (domain `saved-address.ts`). Empty texts are unknown values. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    standard: boolean().notNull(),
    label: text().notNull(),
    fullname: text().notNull(),
    phone: text().notNull(),
    region: text().notNull(),
    area: text().notNull(),
    street: text().notNull(),
    building: text().notNull(),
    landmark: text().notNull(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('saved_addresses_one_standard').on(table.userId).where(sql`${table.standard}`),
  ],
)

/** Company named on the invoices of a customer (Executive Regulation of the VAT law, Art. 59). */
export const buyerCompanies = pgTable(
  'buyer_companies',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    trn: text().notNull(),
  },
  (table) => [check('buyer_companies_trn', sql`${table.trn} ~ '^[0-9]{15}$'`)],
)

/** Children of a customer: only a name and a size (domain `child-sizes.ts`). */
export const childSizes = pgTable(
  'child_sizes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    size: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
)
