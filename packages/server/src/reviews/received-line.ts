import { and, desc, eq } from 'drizzle-orm'
import { orderLines, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** The line of the newest delivered order with the product. Null if the customer has not received it. */
export async function receivedLine(shop: Shop, userId: string, productId: string) {
  const { orderId, position, size } = orderLines
  const [line] = await shop.db
    .select({ orderId, position, size })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(eq(orderLines.productId, productId), eq(orders.userId, userId), eq(orders.status, 'Delivered')),
    )
    .orderBy(desc(orders.placedAt), position)
    .limit(1)
  return line ?? null
}
