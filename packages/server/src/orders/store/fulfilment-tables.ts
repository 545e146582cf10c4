import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/store/order-tables'

/** What the staff has to say about an order; the shopper does not see it. */
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
    /** Why somebody has to look at the order; null when nobody has to. */
    asksFor: text().$type<'missing_piece'>(),
    /** The shopper reads it on the page of the order, and gets it by mail. */
    isForShopper: boolean('for_shopper').notNull().default(false),
  },
  (table) => [
    index().on(table.orderId),
    index('order_notes_open').on(table.at).where(sql`${table.asksFor} is not null`),
  ],
)

/** What a shipped order travels in; empty texts are not known. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    /** Where the carrier says where it is. */
    trackingUrl: text().notNull(),
  },
  (table) => [
    index('order_parcels_search').using('gin', sql`fold_search(${table.trackingNumber}) gin_trgm_ops`),
  ],
)
