import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Shoppers: unique by lower-cased e-mail and E.164 phone (D-32). */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique('users_email'),
  phone: text().notNull().unique('users_phone'),
  passwordHash: text().notNull(),
  /** When a code that was sent to the phone came back; null as long as nobody has confirmed it. */
  phoneConfirmedAt: timestamp({ withTimezone: true, precision: 3 }),
  createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})

/** Sessions by the SHA-256 of their token; the token itself is never stored (D-30). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.lastUsedAt)],
)

/** The code that was last sent to the phone of a shopper, by its hash. */
export const phoneCodes = pgTable('phone_codes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: bytea().notNull(),
  sentAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  /** Wrong guesses of this code. */
  guesses: integer().notNull().default(0),
  /** Codes sent since `countedFrom`. */
  sent: integer().notNull().default(1),
  countedFrom: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})
