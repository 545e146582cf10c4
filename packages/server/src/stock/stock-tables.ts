import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
    index().on(table.sizeEntryId),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
    check('stock_movements_delta', sql`${table.delta} <> 0`),
  ],
)
