import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/store/order-tables'

/** Cash that a courier handed over at one time. */
export const cashRemittances = pgTable(
  'cash_remittances',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Email of the team member who booked it. */
    actor: text().notNull(),
    /** Empty when none was entered. */
    carrier: text().notNull(),
    fileName: text().notNull(),
  },
  (table) => [index().on(table.at)],
)

/** Orders of a remittance, each once; in fils. */
export const cashRemittanceLines = pgTable(
  'cash_remittance_lines',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    remittanceId: uuid()
      .notNull()
      .references(() => cashRemittances.id),
    owed: integer().notNull(),
    paid: integer().notNull(),
  },
  (table) => [
    index().on(table.remittanceId),
    check('cash_remittance_lines_amounts', sql`${table.owed} >= 0 and ${table.paid} >= 0`),
  ],
)
