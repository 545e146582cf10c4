import type { Language } from '@little-dunes/domain/i18n/languages'
import { FITS } from '@little-dunes/domain/reviews/review'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { products } from '#catalogue/catalogue-tables'
import { orderLines, orders } from '#orders/store/order-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const reviewFit = pgEnum('review_fit', FITS)

/** Customers' reviews of delivered products, one per customer and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The order line, for the size shown with the review. */
    orderId: uuid().notNull(),
    position: integer().notNull(),
    stars: integer().notNull(),
    /** Null for products without sizes, such as toys. */
    fit: reviewFit(),
    /** The child's usual size. May be empty. */
    childSize: text().notNull(),
    text: text().notNull(),
    /** Displayed name of the writer. */
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment(),
    /** Customers who found it helpful. Updated in the transaction of each vote. */
    helpful: integer().notNull().default(0),
    answer: text().notNull().default(''),
    answeredAt: moment(),
    /** Hidden reviews are neither shown nor counted. */
    hiddenAt: moment(),
  },
  (table) => [
    unique('reviews_one').on(table.productId, table.userId),
    index().on(table.userId),
    index('reviews_shown')
      .on(table.productId, table.helpful.desc(), table.createdAt.desc(), table.id)
      .where(sql`${table.hiddenAt} is null`),
    index('reviews_open').on(table.id).where(sql`${table.answeredAt} is null and ${table.hiddenAt} is null`),
    index('reviews_created').on(table.createdAt, table.id),
    foreignKey({
      name: 'reviews_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_helpful', sql`${table.helpful} >= 0`),
  ],
)

/** One vote per customer and review. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] }), index().on(table.userId)],
)

/** Counts of the visible reviews of a product, updated in the transaction of each change. */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Number of reviews with one to five stars. */
    stars: integer().array().notNull(),
    /** Number of reviews with too small, true to size and too large. */
    fits: integer().array().notNull(),
  },
  (table) => [
    check('review_summaries_counts', sql`cardinality(${table.stars}) = 5 and cardinality(${table.fits}) = 3`),
  ],
)

export const reviewRequests = pgTable('review_requests', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: moment().notNull(),
})

export const reviewOptOuts = pgTable('review_opt_outs', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
})
