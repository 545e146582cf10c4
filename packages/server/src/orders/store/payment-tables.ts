import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/store/order-tables'
import type { PaymentRequest } from '#payments/provider'

/**
 * What the shop knows of the payment of an order. `starting`: nobody outside has seen it yet. `paid` is the order's
 * money. `closed` can never be paid; `returned` was paid and is given back, since the order could not take it (D-46).
 */
export const PAYMENT_STATES = ['starting', 'open', 'processing', 'paid', 'closed', 'returned'] as const
export const paymentState = pgEnum('payment_state', PAYMENT_STATES)

/** Why an order was given up before it was paid. */
export const RELEASES = ['expired', 'given_up', 'replaced', 'refused', 'mismatch'] as const
export type Release = (typeof RELEASES)[number]
export const release = pgEnum('payment_release', RELEASES)

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The one payment of a card order; amounts in fils. An order is given up exactly when its payment cannot count any more. */
export const orderPayments = pgTable(
  'order_payments',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    /** What the provider was or will be asked, word for word: its key refuses another body. */
    request: jsonb().$type<PaymentRequest>().notNull(),
    /** Of the order as it was sent: who sends the same again gets the same order (D-45). */
    fingerprint: text().notNull(),
    amount: integer().notNull(),
    /** Counts the starts that got no answer; part of the key, since a key may answer the same failure for ever. */
    round: integer().notNull().default(0),
    /** The provider's name of the payment. */
    providerId: text().unique('order_payments_provider_id'),
    state: paymentState().notNull().default('starting'),
    release: release(),
    startedAt: moment().notNull(),
    paidAt: moment(),
    /** When the provider was last asked without a reason (D-41, D-46). */
    askedAt: moment(),
  },
  (table) => [
    index().on(table.startedAt).where(sql`${table.state} in ('starting', 'open', 'processing')`),
    index('order_payments_look_back').on(table.startedAt).where(sql`${table.state} = 'closed'`),
    check('order_payments_amount', sql`${table.amount} >= 0`),
    check(
      'order_payments_known',
      sql`${table.providerId} is not null or ${table.state} in ('starting', 'closed')`,
    ),
    check('order_payments_unseen', sql`${table.state} <> 'starting' or ${table.providerId} is null`),
    check('order_payments_paid', sql`(${table.paidAt} is not null) = (${table.state} = 'paid')`),
    check(
      'order_payments_release',
      sql`(${table.release} is not null) = (${table.state} in ('closed', 'returned'))`,
    ),
  ],
)

/** How far a refund is: asked for by the shop, in work at the provider, given back. */
export const refundState = pgEnum('refund_state', ['due', 'pending', 'succeeded'])

/** Money that goes back: at most once for each payment, always all of it (D-48). */
export const refunds = pgTable(
  'refunds',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orderPayments.orderId),
    /** What came in, in fils. */
    amount: integer().notNull(),
    state: refundState().notNull().default('due'),
    /** Counts the tries that the provider itself gave up; part of the key, since a key answers the same for ever. */
    round: integer().notNull().default(0),
    providerRefundId: text().unique('refunds_provider_refund_id'),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next, or, once it was done, when it is looked at again. */
    nextAt: moment().notNull(),
    lastError: text(),
    refundedAt: moment(),
  },
  (table) => [
    index().on(table.nextAt).where(sql`${table.state} <> 'succeeded'`),
    index('refunds_look_back').on(table.refundedAt).where(sql`${table.state} = 'succeeded'`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_refunded', sql`(${table.refundedAt} is not null) = (${table.state} = 'succeeded')`),
    check('refunds_pending', sql`${table.state} <> 'pending' or ${table.providerRefundId} is not null`),
  ],
)
