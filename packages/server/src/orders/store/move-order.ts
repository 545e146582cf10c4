import type { OrderStatus } from '@little-dunes/domain/order-lifecycle'
import { eq, sql } from 'drizzle-orm'
import { orderEvents, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Moves an order to another status and records when and by whom (D-40); cash is paid at the door (D-48). */
export async function moveOrder(
  shop: Shop,
  { id: orderId, status: fromStatus }: { id: string; status: OrderStatus },
  toStatus: OrderStatus,
  /** `shopper`, `system` or the e-mail of a member of staff. */
  actor: string,
): Promise<void> {
  const event = { orderId, at: shop.now(), actor, fromStatus, toStatus }
  const paid = sql<boolean>`${orders.paid} or ${orders.paymentMethod} = 'cod'`
  const moved = toStatus === 'Delivered' ? { status: toStatus, paid } : { status: toStatus }
  await shop.db.update(orders).set(moved).where(eq(orders.id, orderId))
  await shop.db.insert(orderEvents).values(event)
}
