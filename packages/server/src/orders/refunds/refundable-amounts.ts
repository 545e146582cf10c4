import type { RefundableAmounts } from '@little-dunes/domain/orders/credit/store-credit'
import { eq, sql } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

const refundedSql = sql`(SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = ${orders.id})`
const refundedToPayment = sql`(SELECT coalesce(sum(amount - credit), 0) FROM refunds WHERE order_id = ${orders.id})`
/** Edits already subtracted their refunds from the order itself. */
const editedCredit = sql`(SELECT coalesce(sum(credit), 0) FROM refunds WHERE order_id = ${orders.id} AND is_edit)`
const cash = sql`CASE WHEN ${orders.paid} AND ${orders.paymentMethod} = 'cod' THEN ${orders.amount} - ${orders.credit} END`
const received = sql`coalesce(${orderPayments.received}, ${cash}, 0)`
const byCredit = sql`CASE WHEN ${orders.paid} THEN ${orders.credit} + ${editedCredit} ELSE 0 END`

/**
 * Fees for delivery, express and cash that were not refunded, in fils; for queries of orders, with or without joins.
 */
export const refundableDelivery = sql`greatest(0, ${orders}.delivery + ${orders}.express + ${orders}.cash_fee
  - (SELECT coalesce(sum(r.delivery), 0) FROM refunds r WHERE r.order_id = ${orders}.id))`.mapWith(Number)

/** Amount received by card or in cash, in fils; for queries of orders with their payments. */
export const receivedOriginally = received.mapWith(Number)

/** Total amount received for an order, in fils; for queries of orders with their payments. */
export const receivedColumn = sql`${received} + ${byCredit}`.mapWith(Number)

/** Amounts received by card, in cash and by credit, minus finished and queued refunds; in fils. */
export async function refundableAmounts(shop: Shop, orderId: string): Promise<RefundableAmounts> {
  const [row] = await shop.db
    .select({
      total: sql`${received} + ${byCredit} - ${refundedSql}`.mapWith(Number),
      original: sql`${received} - ${refundedToPayment}`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  return row ?? { total: 0, original: 0 }
}
