import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '#accounts/account-tables'

/** Files on their way to the shop, each its owner's alone. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** A member of staff, or a key of the staff API. What somebody who has left began is deleted with what is old. */
    staffId: uuid().notNull(),
    name: text().notNull(),
    /** Bytes of the whole file, and those that have arrived. */
    length: integer().notNull(),
    received: integer().notNull().default(0),
    /** What the file has become; null until it is whole and was looked at. */
    address: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index().on(table.staffId),
    index().on(table.createdAt),
    check('uploads_received', sql`${table.received} between 0 and ${table.length}`),
  ],
)

/** Parts of a file by the place where they begin; gone once it has become something. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.place] })],
)
