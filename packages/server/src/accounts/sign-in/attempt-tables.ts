import { doublePrecision, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#accounts/account-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull()

/** Attempts to sign in or up, by counted key; one table for all processes. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text().primaryKey(),
    count: doublePrecision().notNull(),
    countedAt: moment(),
  },
  (table) => [index().on(table.countedAt)],
)

/** Devices that have signed in to an account, by the SHA-256 of their cookie. They give no access on their own. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: bytea().notNull(),
    /** Kind and id, such as `customer 0198…`. */
    account: text().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.account] }),
    index().on(table.account),
    index().on(table.lastUsedAt),
  ],
)
