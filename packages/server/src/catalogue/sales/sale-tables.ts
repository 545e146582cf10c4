import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { category, products } from '#catalogue/catalogue-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })
const percent = () => numeric({ precision: 9, scale: 6, mode: 'number' })

/** Sales of many products at once: of those that are listed, else of a category or a sub-category, else of all. */
export const sales = pgTable(
  'sales',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    percent: percent().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment(),
    category: category(),
    /** Narrows the category, or every category without one. */
    subCategory: text(),
    productIds: uuid().array().notNull().default([]),
    /** False when it was ended by hand. */
    active: boolean().notNull().default(true),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('sales_percent', sql`${table.percent} > 0 and ${table.percent} < 100`),
    check('sales_times', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** What a product cost from a moment on; triggers write it in the transaction that changes the price. */
export const priceChanges = pgTable(
  'price_changes',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Of the cheapest size in fils, before the discount; null while the product is not in the shop. */
    price: integer(),
    /** The one that counts: own discount, sale or flash sale. */
    discount: percent().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.at] })],
)
