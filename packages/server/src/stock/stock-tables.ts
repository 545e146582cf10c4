import type { PausedLine } from '@little-dunes/domain/contract/inventory/count-calls'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { stockReason } from '#catalogue/catalogue-tables'

/**
 * Every change of stock: the sum of the changes of a size entry is its stock. Database triggers write the rows, and
 * nothing updates or deletes them. The table has no foreign keys, because it outlives the sizes.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sizeEntryId: uuid().notNull(),
    subSku: text().notNull(),
    delta: integer().notNull(),
    reason: stockReason().notNull(),
    orderId: uuid(),
    /** `customer`, `system`, `database` for statements written by hand, or the name of a team member. */
    actor: text().notNull(),
    /** Written by the actor. */
    note: text(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // With the id, a query reads the newest movement of a size without all the others.
    index().on(table.sizeEntryId, table.id),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
    check('stock_movements_delta', sql`${table.delta} <> 0`),
  ],
)

const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull()

/** Stocktakes that were paused before they were booked, one per shelf. The stock does not include them. */
export const pausedCounts = pgTable('paused_counts', {
  /** Empty for items without a shelf. */
  shelf: text().primaryKey(),
  version: integer().notNull(),
  startedAt: moment(),
  /** Email of a team member. */
  startedBy: text().notNull(),
  pausedAt: moment(),
  pausedBy: text().notNull(),
  note: text().notNull(),
  lines: jsonb().$type<PausedLine[]>().notNull(),
})
