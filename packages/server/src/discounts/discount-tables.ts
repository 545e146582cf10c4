import { sql } from 'drizzle-orm'
import { boolean, check, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { orders } from '#orders/store/order-tables'

/** Codes of the shop; `rate` is the fraction off (D-44). */
export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text().primaryKey(),
    rate: numeric({ precision: 5, scale: 4, mode: 'number' }).notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    check('discount_codes_rate', sql`${table.rate} > 0 and ${table.rate} <= 1`),
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
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)
