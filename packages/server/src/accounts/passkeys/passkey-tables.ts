import type { PasskeyTransport } from '@little-dunes/domain/contract/accounts/passkeys'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#accounts/account-tables'

/** More devices has nobody. */
export const MOST_PASSKEYS = 10

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** What a table of passkeys has (WebAuthn): public keys alone, the private ones stay in the devices. */
export const passkeyColumns = () => ({
  /** Credential id, in base64url. */
  id: text().primaryKey(),
  /** COSE key (RFC 9052, 7). */
  publicKey: bytea().notNull(),
  /** Of signatures; devices that do not count say 0. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<PasskeyTransport[]>().notNull(),
  name: text().notNull(),
  createdAt: moment().notNull(),
  lastUsedAt: moment(),
})

/** Passkeys of shoppers. */
export const userPasskeys = pgTable(
  'user_passkeys',
  {
    ...passkeyColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.userId)],
)

/** Questions to devices that were answered, until they would be too old anyway: none counts twice. */
export const usedPasskeyChallenges = pgTable(
  'used_passkey_challenges',
  { challenge: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
)
