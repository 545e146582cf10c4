import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Keys that identify the shop to push services (RFC 8292): a single row, created on first use. Both as base64url. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    /** The uncompressed point, which browsers get. */
    publicKey: text().notNull(),
    privateKey: text().notNull(),
  },
  (table) => [check('push_keys_one_row', sql`${table.id} = 1`)],
)
