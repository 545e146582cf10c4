import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#accounts/account-tables'
import { products } from '#catalogue/catalogue-tables'
import { reviews } from '#reviews/review-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Pictures of reviews, re-encoded. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Null until the review is submitted. */
    reviewId: uuid().references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    at: moment().notNull(),
    small: bytea().notNull(),
    large: bytea().notNull(),
    hiddenAt: moment(),
  },
  (table) => [
    index().on(table.reviewId),
    index().on(table.userId),
    index('review_photos_unused').on(table.at).where(sql`${table.reviewId} is null`),
  ],
)
