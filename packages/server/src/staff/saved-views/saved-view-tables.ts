import type { ViewFilters, ViewList } from '@little-dunes/domain/contract/staff/view-calls'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '#staff/staff-tables'

/** Named views of lists. A shared view outlives its owner and then belongs to the shop. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    list: text().$type<ViewList>().notNull(),
    ownerId: uuid().references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filters: jsonb().$type<ViewFilters>().notNull(),
    shared: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.ownerId, table.list, sql`lower(${table.name})`),
    index('saved_views_list').on(table.list),
    check('saved_views_owner', sql`${table.ownerId} is not null or ${table.shared}`),
  ],
)
