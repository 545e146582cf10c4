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

/** The address book of a shopper (domain `saved-address.ts`); empty texts are not known. One of them is the standard one. */
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

/** For whom invoices are made out when a shopper buys for a company (Executive Regulation of the VAT law, Art. 59). */
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

/** Whom a shopper buys for: a name and a size, and nothing else (domain `child-sizes.ts`). */
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
