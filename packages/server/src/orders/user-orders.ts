import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import { orderedProductOf } from '@little-dunes/domain/contract/ordered-product'
import { aedFromFils } from '@little-dunes/domain/money'
import { and, asc, desc, eq, isNull, max, ne, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orderLines, orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** API-66 to API-69: newest first, without those that still wait for a payment, or never got one (D-40). */
export const userOrders: Operation<'POST /api/order/userorders'> = async (shop, caller) => {
  const mine = and(eq(orders.userId, caller.id), ne(orders.status, 'Pending Payment'))
  const refunded = shop.db
    .select({
      orderId: refunds.orderId,
      unfinished: sql<number>`count(*) FILTER (WHERE ${refunds.status} <> 'succeeded')`
        .mapWith(Number)
        .as('unfinished'),
      refundedAt: max(refunds.refundedAt).as('refunded_at'),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(mine)
    .groupBy(refunds.orderId)
    .as('refunded')
  const orderRows = await shop.db
    .select({ order: orders, unfinished: refunded.unfinished, refundedAt: refunded.refundedAt })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .leftJoin(refunded, eq(refunded.orderId, orders.id))
    .where(and(mine, isNull(orderPayments.cancellationReason)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
  const lineRows = await shop.db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(mine)
    .orderBy(asc(orderLines.position))
  const linesOf = Map.groupBy(
    lineRows.map((row) => row.line),
    (line) => line.orderId,
  )
  return {
    success: true,
    orders: orderRows.map((row) => toWireOrder(row, linesOf.get(row.order.id) ?? [])),
  }
}

/** An order with its refunds together: null where there is none. */
interface RefundedOrder {
  order: OrderRow
  unfinished: number | null
  refundedAt: Date | null
}

/** Of cancelled orders alone: what was given back of others is not what became of their money (D-48). */
const refundOf = ({ order, unfinished, refundedAt }: RefundedOrder): WireOrder['refund'] =>
  order.status !== 'Cancelled' || unfinished === null
    ? null
    : { refundedAt: unfinished === 0 && refundedAt ? refundedAt.getTime() : null }

const toWireOrder = ({ order, ...refunded }: RefundedOrder, lines: LineRow[]): WireOrder => ({
  _id: order.id,
  date: order.placedAt.getTime(),
  paymentMethod: order.paymentMethod,
  status: order.status,
  payment: order.paid,
  items: lines.map(toWireItem),
  address: order.address,
  amount: aedFromFils(order.amount),
  discountValue: order.discountRate,
  shippingMethod: order.shippingMethod,
  discountCode: order.discountCode,
  refund: refundOf({ order, ...refunded }),
})

const toWireItem = (line: LineRow): WireOrder['items'][number] => ({
  ...orderedProductOf(line.product),
  itemId: line.productId,
  size: line.size,
  quantity: line.quantity,
  colorName: line.colorName,
  subSKU: line.subSku,
  linePaid: line.linePaid,
  flashUnits: line.flashUnits,
})
