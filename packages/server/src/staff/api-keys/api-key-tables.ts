import type { ApiKeyScope } from '@little-dunes/domain/accounts/permissions'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '#accounts/account-tables'
import { staff } from '#staff/staff-tables'

/** Keys of the staff API by their SHA-256. Each ends with the member who created it. */
export const staffApiKeys = pgTable(
  'staff_api_keys',
  {
    id: uuid().primaryKey(),
    keyHash: bytea().notNull().unique('staff_api_keys_hash'),
    name: text().notNull(),
    lastFour: text().notNull(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [index().on(table.createdBy)],
)
