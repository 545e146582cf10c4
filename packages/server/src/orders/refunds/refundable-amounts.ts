import type { RefundableAmounts } from '@little-dunes/domain/orders/credit/store-credit'
import { eq, sql } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

const given = sql`(SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = ${orders.id})`
const givenOriginally = sql`(SELECT coalesce(sum(amount - credit), 0) FROM refunds WHERE order_id = ${orders.id})`
/** An edit has taken what it refunded off the order itself. */
const editedCredit = sql`(SELECT coalesce(sum(credit), 0) FROM refunds WHERE order_id = ${orders.id} AND is_edit)`
const cash = sql`CASE WHEN ${orders.paid} AND ${orders.paymentMethod} = 'cod' THEN ${orders.amount} - ${orders.credit} END`
const received = sql`coalesce(${orderPayments.received}, ${cash}, 0)`
const byCredit = sql`CASE WHEN ${orders.paid} THEN ${orders.credit} + ${editedCredit} ELSE 0 END`

/** What delivery, express and cash of an order have cost and was not refunded, in fils; for queries of orders, with or without joins. */
export const refundableDelivery = sql`greatest(0, ${orders}.delivery + ${orders}.express + ${orders}.cash_fee
  - (SELECT coalesce(sum(r.delivery), 0) FROM refunds r WHERE r.order_id = ${orders}.id))`.mapWith(Number)

/** What came in by card or in cash, in fils; for queries of orders with their payments. */
export const receivedOriginally = received.mapWith(Number)

/** What came in for an order altogether, in fils; for queries of orders with their payments. */
export const receivedColumn = sql`${received} + ${byCredit}`.mapWith(Number)

/** What came in for an order, by card, in cash and by credit, and was not refunded and is not queued for it; in fils. */
export async function refundableAmounts(shop: Shop, orderId: string): Promise<RefundableAmounts> {
  const [found] = await shop.db
    .select({
      total: sql`${received} + ${byCredit} - ${given}`.mapWith(Number),
      original: sql`${received} - ${givenOriginally}`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  return found ?? { total: 0, original: 0 }
}
