import type { Language } from '@little-dunes/domain/i18n/languages'
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
 * Accounts, unique by lowercase email and E.164 phone (D-32), and guests. Several guests may have the same email and
 * phone, and a guest cannot sign in.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    guest: boolean().notNull().default(false),
    /** Empty for guests. */
    passwordHash: text().notNull(),
    /** Set by the link in the confirmation email. */
    emailConfirmedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Set by the code sent to the phone. */
    phoneConfirmedAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Language at sign-up, then of the last order (a database trigger copies it). */
    language: text().$type<Language>().notNull().default('en'),
    /** Request to be erased as soon as nothing is open; kept afterwards as proof of the request. */
    deletionAskedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Name and password are empty afterwards; email and phone are placeholders. */
    erasedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email).where(sql`not ${table.guest}`),
    uniqueIndex('users_phone').on(table.phone).where(sql`not ${table.guest}`),
    index('users_guest_phone').on(table.phone).where(sql`${table.guest}`),
    // The customer list of the back office reads this backwards.
    index('users_created').on(table.createdAt, table.id).where(sql`${table.erasedAt} is null`),
    index('users_language')
      .on(table.language, table.createdAt, table.id)
      .where(sql`${table.erasedAt} is null`),
    index('users_to_erase')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletionAskedAt} is not null and ${table.erasedAt} is null`),
    // `customer_search_text` generates `search_text`; only the search reads it.
    index('users_search').using('gin', sql`"search_text" gin_trgm_ops`),
  ],
)

/** Notes of the staff about a customer, never shown to the customer. */
export const customerNotes = pgTable(
  'customer_notes',
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
    /** Identifies the session in lists; gives no access. */
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

/** Consents to the newsletter. The row stays when the consent ends, as proof of its time and language. */
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

export const linkPurpose = pgEnum('link_purpose', [
  'reset_password',
  'confirm_email',
  'change_email',
  'keep_email',
])

/** Links in emails by the SHA-256 of their token; used ones are deleted. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: bytea().primaryKey(),
    purpose: linkPurpose().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

export const phoneCodes = pgTable('phone_codes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: bytea().notNull(),
  sentAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  guesses: integer().notNull().default(0),
  /** Codes sent since `countedFrom`. */
  sent: integer().notNull().default(1),
  countedFrom: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})
