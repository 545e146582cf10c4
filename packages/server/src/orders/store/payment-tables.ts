import { PAYMENT_STATUSES } from '@little-dunes/domain/orders/payment-lifecycle'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orderLines, orders } from '#orders/store/order-tables'
import type { PaymentRequest } from '#payments/provider'

export const paymentStatus = pgEnum('payment_status', PAYMENT_STATUSES)

/** Why an unpaid order was cancelled. */
export const CANCELLATION_REASONS = ['expired', 'abandoned', 'replaced', 'refused', 'mismatch'] as const
export type CancellationReason = (typeof CANCELLATION_REASONS)[number]
export const cancellationReason = pgEnum('cancellation_reason', CANCELLATION_REASONS)

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The one payment of a card order; amounts in fils. */
export const orderPayments = pgTable(
  'order_payments',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    /** The request exactly as sent: Stripe refuses another body under the same idempotency key. */
    request: jsonb().$type<PaymentRequest>().notNull(),
    /** Hash of the order as sent: the same order sent again finds this one (D-45). */
    fingerprint: text().notNull(),
    amount: integer().notNull(),
    /** Counts starts without an answer. Part of the idempotency key, which repeats its first answer. */
    providerAttempt: integer().notNull().default(0),
    /** The provider's id of the payment. */
    providerId: text().unique('order_payments_provider_id'),
    status: paymentStatus().notNull().default('starting'),
    cancellationReason: cancellationReason(),
    startedAt: moment().notNull(),
    paidAt: moment(),
    /** What came in, in fils; another amount than was asked for is returned (D-46). */
    received: integer(),
    /** The card that paid it, as receipts name it; none where the provider did not say, or the person was erased. */
    cardBrand: text(),
    cardLast4: text(),
    /** When the provider was last asked by a job (D-41, D-46). */
    askedAt: moment(),
  },
  (table) => [
    index().on(table.startedAt).where(sql`${table.status} in ('starting', 'open', 'processing')`),
    index('order_payments_recheck').on(table.startedAt).where(sql`${table.status} = 'closed'`),
    check('order_payments_amount', sql`${table.amount} >= 0`),
    check(
      'order_payments_started',
      sql`${table.providerId} is not null or ${table.status} in ('starting', 'closed')`,
    ),
    check('order_payments_starting', sql`${table.status} <> 'starting' or ${table.providerId} is null`),
    check(
      'order_payments_received',
      sql`(${table.received} is not null) = (${table.status} in ('paid', 'returned'))`,
    ),
    check('order_payments_paid', sql`(${table.paidAt} is not null) = (${table.status} = 'paid')`),
    check(
      'order_payments_cancellation_reason',
      sql`(${table.cancellationReason} is not null) = (${table.status} in ('closed', 'returned'))`,
    ),
  ],
)

/** `due` waits for the shop, `pending` for the provider. */
export const refundStatus = pgEnum('refund_status', ['due', 'pending', 'succeeded'])

/**
 * Money that goes back: several refunds of an order, or one of all that is left when it is cancelled (D-48). A trigger
 * refuses more than came in.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amount: integer().notNull(),
    /** What of the amount goes to the shopper's store credit; the rest goes back the way it was paid. */
    credit: integer().notNull().default(0),
    /** What of the amount is for delivery and express. */
    delivery: integer().notNull().default(0),
    /** `shopper`, `system` or the e-mail of a member of staff, who also gives a reason. */
    actor: text().notNull(),
    reason: text(),
    /** Of an edit that has lowered the order itself, so that nothing is taken off its amount once more. */
    isEdit: boolean().notNull().default(false),
    /** Whether the shopper gets mails about it. */
    hasEmails: boolean().notNull().default(true),
    status: refundStatus().notNull().default('due'),
    /** Counts failed refunds. Part of the idempotency key, which repeats its first answer. */
    providerAttempt: integer().notNull().default(0),
    /** Null also for a refund in cash, or one that was settled by hand. */
    providerRefundId: text().unique('refunds_provider_refund_id'),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due, or the next recheck once it succeeded. */
    nextAt: moment().notNull(),
    lastError: text(),
    refundedAt: moment(),
    /** What goes back in cash waits for somebody to hand it over. Booked it is all the same. */
    toPayBack: boolean().notNull().default(false),
    /** When somebody noted that the cash was handed over; null also of cash from before this was noted. */
    paidBackAt: moment(),
    /** E-mail of that member of staff. */
    paidBackBy: text(),
    /** How it was handed over; empty where nobody said. */
    paidBackNote: text().notNull().default(''),
  },
  (table) => [
    index().on(table.orderId),
    index('refunds_to_pay_back').on(table.createdAt).where(sql`${table.toPayBack}`),
    index().on(table.nextAt).where(sql`${table.status} <> 'succeeded'`),
    index('refunds_recheck').on(table.refundedAt).where(sql`${table.status} = 'succeeded'`),
    unique('refunds_id_order').on(table.id, table.orderId),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_credit', sql`${table.credit} between 0 and ${table.amount}`),
    check('refunds_delivery', sql`${table.delivery} between 0 and ${table.amount}`),
    check('refunds_refunded', sql`(${table.refundedAt} is not null) = (${table.status} = 'succeeded')`),
    check('refunds_paid_back', sql`(${table.paidBackAt} is null) = (${table.paidBackBy} is null)`),
    check('refunds_paid_back_once', sql`${table.paidBackAt} is null or not ${table.toPayBack}`),
    check('refunds_pending', sql`${table.status} <> 'pending' or ${table.providerRefundId} is not null`),
  ],
)

/** Units of order lines that a refund is for; a trigger refuses more of a line than was ordered and paid. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid().notNull(),
    orderId: uuid().notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    amount: integer().notNull(),
    /** Units that went back on the shelf. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.position] }),
    index().on(table.orderId, table.position),
    foreignKey({
      name: 'refund_lines_refund',
      columns: [table.refundId, table.orderId],
      foreignColumns: [refunds.id, refunds.orderId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'refund_lines_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('refund_lines_quantity', sql`${table.quantity} > 0`),
    check('refund_lines_amount', sql`${table.amount} >= 0`),
    check('refund_lines_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
  ],
)
