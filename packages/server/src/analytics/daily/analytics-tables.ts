import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/catalogue-tables'
import { paymentMethod } from '#orders/store/order-tables'

/** Daily sums can exceed 21 million AED, the limit of 32 bits of fils. */
const sum = () => bigint({ mode: 'number' })

/**
 * Read model of the analytics. The rows of a key are addends: triggers insert one per change of an order, in the same
 * transaction and without a lock, and `merge-analytics.ts` adds them up. Cancelled orders and orders waiting for card
 * payment do not count. Days are in Dubai time. A sale counts on the day of its order, a refund on its own day. Amounts
 * in fils.
 */
export const dailySales = pgTable(
  'daily_sales',
  {
    day: date({ mode: 'string' }).notNull(),
    region: text().notNull(),
    paymentMethod: paymentMethod().notNull(),
    orders: integer().notNull(),
    units: integer().notNull(),
    amount: sum().notNull(),
    vat: sum().notNull(),
    refunds: integer().notNull(),
    refunded: sum().notNull(),
    /** Units named by a refund. */
    returned: integer().notNull(),
    isMerged: boolean().notNull().default(false),
  },
  (table) => [index().on(table.day)],
)

/** Sales per size: the amount paid for the line, less its share of the discount. */
export const dailyItemSales = pgTable(
  'daily_item_sales',
  {
    day: date({ mode: 'string' }).notNull(),
    productId: uuid().notNull(),
    subSku: text().notNull(),
    units: integer().notNull(),
    amount: sum().notNull(),
    isMerged: boolean().notNull().default(false),
  },
  (table) => [index().on(table.day)],
)

/** Units sold per product in the last `SOLD_DAYS`, for sorting lists. `sum-recent-sales.ts` updates the counts. */
export const recentSales = pgTable(
  'recent_sales',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    units: integer().notNull().default(0),
  },
  // Nulls first, to match an ORDER BY without a NULLS clause.
  (table) => [index().on(table.units.desc().nullsFirst(), table.productId.desc().nullsFirst())],
)

/** Uses of each discount code per day, and the amounts taken off. */
export const dailyCodeUses = pgTable(
  'daily_code_uses',
  {
    day: date({ mode: 'string' }).notNull(),
    code: text().notNull(),
    orders: integer().notNull(),
    coupon: sum().notNull(),
    isMerged: boolean().notNull().default(false),
  },
  (table) => [index().on(table.day)],
)

/** Storefront searches without results. Nothing in the table identifies the visitor. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Folded: different spellings of a word count as one. */
    words: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
)
