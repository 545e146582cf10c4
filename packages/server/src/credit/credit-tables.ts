import { CREDIT_REASONS } from '@little-dunes/domain/orders/credit/store-credit'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { giftCards } from '#credit/gift-cards/gift-card-tables'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'

export const creditReason = pgEnum('credit_reason', CREDIT_REASONS)

/** Balance of a customer in fils: the sum of the entries. A trigger maintains it and locks this row. */
export const storeCreditAccounts = pgTable(
  'store_credit_accounts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    balance: integer().notNull(),
  },
  (table) => [check('store_credit_balance', sql`${table.balance} >= 0`)],
)

/** Every change of a balance. A trigger refuses to update or delete a row. */
export const storeCreditEntries = pgTable(
  'store_credit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    reason: creditReason().notNull(),
    /** In fils, negative when the customer spends it. */
    amount: integer().notNull(),
    /** Balance after the entry; the trigger sets it. */
    balance: integer().notNull().default(0),
    /** `customer`, `system` or the email of a team member. */
    actor: text().notNull(),
    /** Reason, written by the team. */
    note: text(),
    orderId: uuid().references(() => orders.id),
    refundId: uuid().references(() => refunds.id),
    giftCardId: uuid().references(() => giftCards.id),
  },
  (table) => [
    index().on(table.userId, table.id.desc()),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
    uniqueIndex('store_credit_entries_refund').on(table.refundId).where(sql`${table.refundId} is not null`),
    uniqueIndex('store_credit_entries_gift_card')
      .on(table.giftCardId)
      .where(sql`${table.giftCardId} is not null`),
    check(
      'store_credit_entries_amount',
      sql`${table.amount} <> 0 and (${table.amount} < 0) = (${table.reason} in ('order', 'withdrawn'))`,
    ),
    check(
      'store_credit_entries_source',
      sql`(${table.orderId} is not null) = (${table.reason} in ('order', 'order_cancelled', 'order_edited'))
        and (${table.refundId} is not null) = (${table.reason} = 'refund')
        and (${table.giftCardId} is not null) = (${table.reason} = 'gift_card')`,
    ),
    check(
      'store_credit_entries_note',
      sql`${table.reason} not in ('granted', 'withdrawn') or ${table.note} is not null`,
    ),
  ],
)
