import type { PasskeyTransport } from '@little-dunes/domain/contract/accounts/passkeys'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#accounts/account-tables'

export const MAX_PASSKEYS = 10

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Columns of a passkey (WebAuthn). Private keys stay in the devices. */
export const passkeyColumns = () => ({
  /** Credential id, in base64url. */
  id: text().primaryKey(),
  /** COSE key (RFC 9052, 7). */
  publicKey: bytea().notNull(),
  /** Signature counter; devices without one send 0. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<PasskeyTransport[]>().notNull(),
  name: text().notNull(),
  createdAt: moment().notNull(),
  lastUsedAt: moment(),
})

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

/** Answered challenges until they would have expired, so none counts twice. */
export const usedPasskeyChallenges = pgTable(
  'used_passkey_challenges',
  { challenge: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
)
