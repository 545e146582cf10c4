import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { and, asc, desc, eq, inArray, isNotNull, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import { orderLines, orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/**
 * The newest orders that match `which`, without orders that wait for a payment or never got one (D-40); with `unpaid`
 * only those that never got one. The condition may use only columns of `orders`.
 */
export async function loadOrders(
  shop: Shop,
  which: SQL | undefined,
  limit: number,
  { unpaid = false } = {},
): Promise<WireOrder[]> {
  const { cancellationReason } = orderPayments
  const shown = and(which, ne(orders.status, 'Pending Payment'))
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
    .where(shown)
    .groupBy(refunds.orderId)
    .as('refunded')
  const rows = await shop.db
    .select({ order: orders, unfinished: refunded.unfinished, refundedAt: refunded.refundedAt })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .leftJoin(refunded, eq(refunded.orderId, orders.id))
    .where(and(shown, unpaid ? isNotNull(cancellationReason) : isNull(cancellationReason)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
  const ids = rows.map(({ order }) => order.id)
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const linesByOrder = Map.groupBy(lines, (line) => line.orderId)
  return rows.map((row) => toWireOrder(shop, row, linesByOrder.get(row.order.id) ?? []))
}

/** An order with the sums of its refunds; null when it has none. */
interface RefundedOrder {
  order: OrderRow
  unfinished: number | null
  refundedAt: Date | null
}

/** Only for cancelled orders: other refunds do not settle the whole payment (D-48). */
const getRefund = ({ order, unfinished, refundedAt }: RefundedOrder): WireOrder['refund'] =>
  order.status !== 'Cancelled' || unfinished === null
    ? null
    : { refundedAt: unfinished === 0 && refundedAt ? refundedAt.getTime() : null }

const getReview = ({ phoneCodes }: Shop, order: OrderRow): WireOrder['review'] =>
  order.reviewReason === null || order.status === 'Cancelled'
    ? undefined
    : phoneCodes
      ? 'phone_code'
      : 'staff'

const toWireOrder = (shop: Shop, { order, ...refunded }: RefundedOrder, lines: LineRow[]): WireOrder => ({
  _id: order.id,
  number: orderNumberText(order.number),
  date: order.placedAt.getTime(),
  paymentMethod: order.paymentMethod,
  status: order.status,
  payment: order.paid,
  items: lines.map(toWireItem),
  address: order.address,
  amount: aedFromFils(order.amount),
  ...(order.credit > 0 && { credit: aedFromFils(order.credit) }),
  discountValue: order.discountRate,
  shippingMethod: order.shippingMethod,
  discountCode: order.discountCode,
  refund: getRefund({ order, ...refunded }),
  review: getReview(shop, order),
})

const toWireItem = (line: LineRow): WireOrder['items'][number] => ({
  ...toOrderedProduct(line.product),
  itemId: line.productId,
  size: line.size,
  quantity: line.quantity,
  colorName: line.colorName,
  subSKU: line.subSku,
  linePaid: line.linePaid,
  flashUnits: line.flashUnits,
})
