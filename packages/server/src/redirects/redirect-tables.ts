import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Permanent redirects from addresses of a former shop. */
export const redirects = pgTable(
  'redirects',
  {
    /** Path with an optional query, in lower case, without a trailing slash. */
    fromPath: text().primaryKey(),
    /** A path of this shop or a full URL. */
    target: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [check('redirects_from_path', sql`${table.fromPath} like '/%'`)],
)
