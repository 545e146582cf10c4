import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
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
    active: boolean().notNull().default(true),
    minimum: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    /** Of all shoppers together. */
    mostUses: integer(),
    firstOrderOnly: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('discount_codes_rate', sql`${table.rate} > 0 and ${table.rate} <= 1`),
    check(
      'discount_codes_limits',
      sql`${table.minimum} >= 0 and ${table.mostUses} >= 1 and ${table.endsAt} > ${table.startsAt}`,
    ),
    check('discount_codes_code', sql`${table.code} = upper(trim(${table.code})) and ${table.code} <> ''`),
  ],
)

/** A code is used once per user, held by one live order (D-44); giving up a pending order frees it. */
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] }), index().on(table.code)],
)
