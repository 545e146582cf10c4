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

/** Sales of several products at once: of the listed products, else of a category or a sub-category, else of all. */
export const sales = pgTable(
  'sales',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    percent: percent().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment(),
    category: category(),
    /** Narrows the category, or all categories if there is none. */
    subCategory: text(),
    productIds: uuid().array().notNull().default([]),
    /** False once the sale was ended manually. */
    active: boolean().notNull().default(true),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('sales_percent', sql`${table.percent} > 0 and ${table.percent} < 100`),
    check('sales_times', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Price of a product from a moment on. Triggers write it in the transaction that changes the price. */
export const priceChanges = pgTable(
  'price_changes',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Price of the cheapest size in fils, before the discount. Null while the product is not published. */
    price: integer(),
    /** The discount that applies: the product's own, a sale or a flash sale. */
    discount: percent().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.at] })],
)
