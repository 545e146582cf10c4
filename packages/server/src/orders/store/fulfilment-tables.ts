import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/store/order-tables'

/** Notes of the team on an order. Customers see only those with `isForCustomer`. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    author: text().notNull(),
    text: text().notNull(),
    /** Reason for the team to look at the order, or null. */
    asksFor: text().$type<'missing_item'>(),
    /** The customer sees the note on the order page and gets it by email. */
    isForCustomer: boolean('for_customer').notNull().default(false),
  },
  (table) => [
    index().on(table.orderId),
    index('order_notes_open').on(table.at).where(sql`${table.asksFor} is not null`),
  ],
)

/** The parcel of a shipped order. Unknown texts are empty. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    /** Tracking page of the carrier. */
    trackingUrl: text().notNull(),
  },
  (table) => [
    index('order_parcels_search').using('gin', sql`fold_search(${table.trackingNumber}) gin_trgm_ops`),
  ],
)
