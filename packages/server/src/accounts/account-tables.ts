import type { Language } from '@little-dunes/domain/messages/languages'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Shoppers: accounts, unique by lower-cased e-mail and E.164 phone (D-32), and guests. A guest is one who orders without an
 * account: several rows may have the same e-mail and phone, and none of them can sign in.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    guest: boolean().notNull().default(false),
    /** Empty of a guest. */
    passwordHash: text().notNull(),
    /** When a link that was sent to the e-mail came back; null as long as nobody has confirmed it. */
    emailConfirmedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** When a code that was sent to the phone came back; null as long as nobody has confirmed it. */
    phoneConfirmedAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When the person was erased; name, e-mail, phone and password are none from then on. */
    erasedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email).where(sql`not ${table.guest}`),
    uniqueIndex('users_phone').on(table.phone).where(sql`not ${table.guest}`),
    index('users_guest_phone').on(table.phone).where(sql`${table.guest}`),
    // Read backwards by the list of the staff.
    index('users_created').on(table.createdAt, table.id).where(sql`${table.erasedAt} is null`),
    index('users_search').using(
      'gin',
      sql`shopper_search_text(${table.name}, ${table.email}, ${table.phone}) gin_trgm_ops`,
    ),
  ],
)

/** What the staff has to say about a shopper, who does not see it. */
export const shopperNotes = pgTable(
  'shopper_notes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    author: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index().on(table.userId)],
)

/** Sessions by the SHA-256 of their token; the token itself is never stored (D-30). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    /** What a list of sessions calls it: it gives no access. */
    id: uuid().notNull().defaultRandom().unique('sessions_id'),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** `User-Agent` of the browser that signed in. */
    device: text().notNull().default(''),
  },
  (table) => [index().on(table.userId), index().on(table.lastUsedAt)],
)

/** Who agreed to news by mail: when and in which language. The row stays when the consent ends, as the proof of both. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    consentedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [index().on(table.consentedAt, table.userId).where(sql`${table.endedAt} is null`)],
)

export const linkPurpose = pgEnum('link_purpose', ['reset_password', 'confirm_email', 'change_email'])

/** Links of mails by the SHA-256 of their token; used ones are deleted. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: bytea().primaryKey(),
    purpose: linkPurpose().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was sent to. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
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
