import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import { aedFromFils } from '@little-dunes/domain/money'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { orderLines, orders } from '#orders/order-tables'
import type { Operation } from '#platform/perform-call'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** API-66 to API-69: newest first, without those that still wait for a payment (D-40). */
export const userOrders: Operation<'POST /api/order/userorders'> = async (shop, caller) => {
  const mine = and(eq(orders.userId, caller.id), ne(orders.status, 'Pending Payment'))
  const orderRows = await shop.db
    .select()
    .from(orders)
    .where(mine)
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
  return { success: true, orders: orderRows.map((row) => toWireOrder(row, linesOf.get(row.id) ?? [])) }
}

const toWireOrder = (order: OrderRow, lines: LineRow[]): WireOrder => ({
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
  refund: null,
})

const toWireItem = (line: LineRow): WireOrder['items'][number] => ({
  ...line.product,
  itemId: line.productId,
  size: line.size,
  quantity: line.quantity,
  colorName: line.colorName,
  subSKU: line.subSku,
  linePaid: line.linePaid,
  flashUnits: line.flashUnits,
})
