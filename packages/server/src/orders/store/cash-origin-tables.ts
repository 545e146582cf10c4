import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/store/order-tables'

/**
 * Origins under which cash orders of unconfirmed phones are counted, as hashes, while the orders are open. The network
 * is emptied after a day.
 */
export const cashOrigins = pgTable(
  'cash_origins',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    address: text().notNull(),
    network: text().notNull(),
  },
  (table) => [index().on(table.phone), index().on(table.address), index().on(table.network)],
)
