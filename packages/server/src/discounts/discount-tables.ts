import type { Category } from '@little-dunes/domain/catalogue/product'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { orders } from '#orders/store/order-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** `rate` is the fraction off (D-44), `minimum` the smallest discounted total in fils. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text().primaryKey(),
    rate: numeric({ precision: 5, scale: 4, mode: 'number' }).notNull(),
    /** In fils off the goods; 0 for other kinds of codes. */
    amountOff: integer().notNull().default(0),
    freeDelivery: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    minimum: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    /** Maximum for all customers together. */
    maxUses: integer(),
    maxUsesPerCustomer: integer().notNull().default(1),
    firstOrderOnly: boolean().notNull().default(false),
    /** Eligible products; all products when categories, sub-categories and article numbers are empty. */
    categories: text().array().$type<Category[]>().notNull().default([]),
    subCategories: text().array().notNull().default([]),
    skus: text().array().notNull().default([]),
    /** Excludes products that are already reduced. */
    fullPriceOnly: boolean().notNull().default(false),
    /** Account that may use the code; null for everyone. */
    customerId: uuid().references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('discount_codes_rate', sql`${table.rate} between 0 and 1 and ${table.amountOff} >= 0`),
    check(
      'discount_codes_kind',
      sql`(${table.rate} > 0)::int + (${table.amountOff} > 0)::int + ${table.freeDelivery}::int = 1`,
    ),
    check(
      'discount_codes_limits',
      sql`${table.minimum} >= 0 and ${table.maxUses} >= 1 and ${table.maxUsesPerCustomer} >= 1 and ${table.endsAt} > ${table.startsAt}`,
    ),
    check('discount_codes_code', sql`${table.code} = upper(trim(${table.code})) and ${table.code} <> ''`),
  ],
)

/**
 * Use of a code by one live order (D-44). When a pending order is given up, its use is deleted. `use` counts a
 * customer's uses from 1 to the maximum: of two concurrent orders with the same number, the database accepts one.
 */
export const codeUses = pgTable(
  'code_uses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    code: text()
      .notNull()
      .references(() => discountCodes.code),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    use: smallint().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code, table.use] }), index().on(table.code)],
)
