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

/** Codes of the shop; `rate` is the fraction off (D-44), `minimum` the least discounted total in fils. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text().primaryKey(),
    rate: numeric({ precision: 5, scale: 4, mode: 'number' }).notNull(),
    /** In fils off the goods; 0 for a code of another kind. */
    amountOff: integer().notNull().default(0),
    freeDelivery: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    minimum: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    /** Of all shoppers together. */
    mostUses: integer(),
    mostUsesPerShopper: integer().notNull().default(1),
    firstOrderOnly: boolean().notNull().default(false),
    /** The products it applies to; everything when categories, sub-categories and article numbers are empty. */
    categories: text().array().$type<Category[]>().notNull().default([]),
    subCategories: text().array().notNull().default([]),
    skus: text().array().notNull().default([]),
    /** Takes nothing off products that are reduced already. */
    fullPriceOnly: boolean().notNull().default(false),
    /** The account that it is for; everybody without one. */
    shopperId: uuid().references(() => users.id),
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
      sql`${table.minimum} >= 0 and ${table.mostUses} >= 1 and ${table.mostUsesPerShopper} >= 1 and ${table.endsAt} > ${table.startsAt}`,
    ),
    check('discount_codes_code', sql`${table.code} = upper(trim(${table.code})) and ${table.code} <> ''`),
  ],
)

/**
 * A use of a code, held by one live order (D-44); giving up a pending order frees it. `use` counts those of a shopper from
 * 1 to what the code allows: of two that want the same one the database lets one in.
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
