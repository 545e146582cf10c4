import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/catalogue-tables'
import { paymentMethod } from '#orders/store/order-tables'

/** Sums of a day may pass 21 million AED, which 32 bits of fils cannot hold. */
const sum = () => bigint({ mode: 'number' })

/**
 * The read model of the figures. The rows of a key are addends: triggers insert one with each change of an order, in its
 * transaction and without a lock, and `merge-figures.ts` adds them up. Only orders count that are neither cancelled nor
 * waiting for a card. Days are those of Dubai; a sale counts on the day of its order, a refund on its own. Amounts in fils.
 */
export const dailySales = pgTable(
  'daily_sales',
  {
    day: date({ mode: 'string' }).notNull(),
    region: text().notNull(),
    paymentMethod: paymentMethod().notNull(),
    orders: integer().notNull(),
    pieces: integer().notNull(),
    amount: sum().notNull(),
    vat: sum().notNull(),
    refunds: integer().notNull(),
    refunded: sum().notNull(),
    /** Pieces that a refund named. */
    returned: integer().notNull(),
    isMerged: boolean().notNull().default(false),
  },
  (table) => [index().on(table.day)],
)

/** What was sold of each size: paid for the line, less its part of the coupon. */
export const dailyItemSales = pgTable(
  'daily_item_sales',
  {
    day: date({ mode: 'string' }).notNull(),
    productId: uuid().notNull(),
    subSku: text().notNull(),
    pieces: integer().notNull(),
    amount: sum().notNull(),
    isMerged: boolean().notNull().default(false),
  },
  (table) => [index().on(table.day)],
)

/**
 * Pieces of each product that were sold in the last `SOLD_DAYS`, so that a list is read in their order. A trigger adds
 * new products, `sum-recent-sales.ts` counts.
 */
export const recentSales = pgTable(
  'recent_sales',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    pieces: integer().notNull().default(0),
  },
  // Nulls first, as in an ORDER BY that does not mention them.
  (table) => [index().on(table.pieces.desc().nullsFirst(), table.productId.desc().nullsFirst())],
)

/** How often each code was used, and what it took off. */
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

/** Searches of the storefront that found nothing, without who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Folded, so that spellings of one word are one. */
    words: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
)
