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

/** Reasons to cancel an unpaid order. */
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
    /** Hash of the order as requested: sending the same order again finds this one (D-45). */
    fingerprint: text().notNull(),
    amount: integer().notNull(),
    /** Number of starts without an answer. Part of the idempotency key: Stripe repeats its first answer to a key. */
    providerAttempt: integer().notNull().default(0),
    /** Payment id at the provider. */
    providerId: text().unique('order_payments_provider_id'),
    status: paymentStatus().notNull().default('starting'),
    cancellationReason: cancellationReason(),
    startedAt: moment().notNull(),
    paidAt: moment(),
    /** Received amount in fils. The shop returns any amount that differs from the request (D-46). */
    received: integer(),
    /** Card that paid, for receipts; null when the provider did not report it, or the customer was erased. */
    cardBrand: text(),
    cardLast4: text(),
    /** Last time that a job asked the provider (D-41, D-46). */
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
 * Refunds: several of an order, or one of everything that is left when it is cancelled (D-48). A trigger refuses more
 * than was received.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amount: integer().notNull(),
    /** Part of the amount that goes to store credit; the rest returns to the original payment method. */
    credit: integer().notNull().default(0),
    /** Part of the amount for delivery and express. */
    delivery: integer().notNull().default(0),
    /** `customer`, `system` or the email of a team member, who also gives a reason. */
    actor: text().notNull(),
    reason: text(),
    /** The edit already lowered the order itself, so this refund must not be subtracted from its amount again. */
    isEdit: boolean().notNull().default(false),
    /** The customer gets emails about the refund. */
    hasEmails: boolean().notNull().default(true),
    status: refundStatus().notNull().default('due'),
    /** Number of failed refunds. Part of the idempotency key, because Stripe repeats its first answer to a key. */
    providerAttempt: integer().notNull().default(0),
    /** Also null for a cash refund, or one that was settled by hand. */
    providerRefundId: text().unique('refunds_provider_refund_id'),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Next attempt, or the next recheck after success. */
    nextAt: moment().notNull(),
    lastError: text(),
    refundedAt: moment(),
    /** A cash refund due: the team must hand it over, but the books already include it. */
    toPayBack: boolean().notNull().default(false),
    /** Time at which the team recorded the handover; also null for cash from before this was recorded. */
    paidBackAt: moment(),
    /** Email of that team member. */
    paidBackBy: text(),
    /** Note on the handover; empty when none was entered. */
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

/** Refunded units of order lines. A trigger refuses more than were ordered and paid. */
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
