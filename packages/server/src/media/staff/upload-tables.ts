import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '#accounts/account-tables'

/** Each upload belongs to one team member. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** A team member or a key of the staff API. Uploads of people who left expire like others. */
    staffId: uuid().notNull(),
    name: text().notNull(),
    /** Bytes of the whole file, and those that have arrived. */
    length: integer().notNull(),
    received: integer().notNull().default(0),
    /** Address of the picture or film. Null until the file is complete and checked. */
    address: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index().on(table.staffId),
    index().on(table.createdAt),
    check('uploads_received', sql`${table.received} between 0 and ${table.length}`),
  ],
)

/** Parts of a file by their offset, deleted once the file has become a picture or film. */
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
