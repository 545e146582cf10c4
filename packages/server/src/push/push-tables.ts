import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** By which push services know the one shop (RFC 8292): a single row, made when it is first needed. Both as base64url. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    /** The point, uncompressed; browsers are given it. */
    publicKey: text().notNull(),
    privateKey: text().notNull(),
  },
  (table) => [check('push_keys_one_row', sql`${table.id} = 1`)],
)
