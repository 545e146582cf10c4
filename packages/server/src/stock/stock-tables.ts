import type { PausedLine } from '@little-dunes/domain/contract/inventory/count-calls'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { stockReason } from '#catalogue/catalogue-tables'

/**
 * Every change of stock; the sum of a size entry is its stock. Triggers of the database write it, and nothing is changed
 * or removed in it. It refers to nothing, since it outlives the sizes that it names.
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
    /** `shopper`, `system`, `database` for statements written by hand, or the name of a member of staff. */
    actor: text().notNull(),
    /** In the words of who moved it. */
    note: text(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // With the id: the newest movement of a size is read without those of all others.
    index().on(table.sizeEntryId, table.id),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
    check('stock_movements_delta', sql`${table.delta} <> 0`),
  ],
)

const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull()

/** Counts that were left before they were booked, one of a shelf; nothing of them is in the stock. */
export const pausedCounts = pgTable('paused_counts', {
  /** Empty for what has no shelf. */
  shelf: text().primaryKey(),
  version: integer().notNull(),
  startedAt: moment(),
  /** E-mails of members of the staff. */
  startedBy: text().notNull(),
  pausedAt: moment(),
  pausedBy: text().notNull(),
  note: text().notNull(),
  lines: jsonb().$type<PausedLine[]>().notNull(),
})
