import type { OrderStatus } from '@little-dunes/domain/order-lifecycle'
import { eq } from 'drizzle-orm'
import { orderEvents, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Moves an order to another status and records when and by whom (D-40). */
export async function moveOrder(
  shop: Shop,
  { id: orderId, status: fromStatus }: { id: string; status: OrderStatus },
  toStatus: OrderStatus,
  actor: 'shopper' | 'system',
): Promise<void> {
  const event = { orderId, at: shop.now(), actor, fromStatus, toStatus }
  await shop.db.update(orders).set({ status: toStatus }).where(eq(orders.id, orderId))
  await shop.db.insert(orderEvents).values(event)
}
