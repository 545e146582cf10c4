import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import { orderedProductOf } from '@little-dunes/domain/contract/ordered-product'
import { aedFromFils } from '@little-dunes/domain/money'
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orderLines, orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'

type OrderRow = typeof orders.$inferSelect
type RefundRow = typeof refunds.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** API-66 to API-69: newest first, without those that still wait for a payment, or never got one (D-40). */
export const userOrders: Operation<'POST /api/order/userorders'> = async (shop, caller) => {
  const mine = and(eq(orders.userId, caller.id), ne(orders.status, 'Pending Payment'))
  const orderRows = await shop.db
    .select({ order: orders, refund: refunds })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(and(mine, isNull(orderPayments.release)))
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
    orders: orderRows.map(({ order, refund }) => toWireOrder(order, refund, linesOf.get(order.id) ?? [])),
  }
}

const toWireOrder = (order: OrderRow, refund: RefundRow | null, lines: LineRow[]): WireOrder => ({
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
  refund: refund && { refundedAt: refund.refundedAt?.getTime() ?? null },
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
