import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses of a former shop that lead elsewhere for good. */
export const redirects = pgTable(
  'redirects',
  {
    /** Path, with its query where it has one; in lower case, without a slash at its end. */
    fromPath: text().primaryKey(),
    /** A path of this shop, or a whole address. */
    target: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [check('redirects_from_path', sql`${table.fromPath} like '/%'`)],
)
