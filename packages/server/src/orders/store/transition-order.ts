import { canTransition, type OrderStatus, UNDONE_DELIVERY } from '@little-dunes/domain/orders/order-lifecycle'
import { eq, type SQL, sql } from 'drizzle-orm'
import { orderEvents, orders } from '#orders/store/order-tables'
import { queueStatusEmail } from '#orders/store/queue-order-email'
import { queueStatusPush } from '#orders/store/queue-order-push'
import { withdrawDeliveryNews } from '#orders/store/withdraw-delivery-news'
import type { Shop } from '#shop'

/** Reason stored when an order was not reviewed in time. */
export const NOT_CONFIRMED = 'not_confirmed'

interface MovedOrder {
  id: string
  status: OrderStatus
}

/**
 * Moves an order to another status and records time and actor (D-40). Cash is paid on delivery (D-48).
 * @throws Error on an illegal move
 */
export async function transitionOrder(
  shop: Shop,
  order: MovedOrder,
  toStatus: OrderStatus,
  /** `customer`, `system` or the email of a team member. */
  actor: string,
  /** Stored with the move when the statuses do not show the reason. */
  reason: string | null = null,
): Promise<void> {
  if (!canTransition(order.status, toStatus)) {
    throw new Error(`Order ${order.id} cannot change from ${order.status} to ${toStatus}`)
  }
  await writeMove(shop, order, toStatus, actor, reason)
}

/** Places an expired order again after its payment came in (D-46). @throws Error when it is not cancelled */
export async function restoreOrder(shop: Shop, order: MovedOrder): Promise<void> {
  if (order.status !== 'Cancelled')
    throw new Error(`Order ${order.id} is ${order.status}, so it cannot be restored`)
  await writeMove(shop, order, 'Order Placed', 'system')
}

/**
 * Sets a delivered order back to shipped and its cash to unpaid. Messages about the delivery are stopped or corrected.
 * @throws Error when it is not delivered
 */
export async function undoDelivered(shop: Shop, order: MovedOrder, actor: string): Promise<void> {
  if (order.status !== UNDONE_DELIVERY.from)
    throw new Error(`Order ${order.id} is ${order.status}, so its delivery cannot be undone`)
  const paid = sql<boolean>`${orders.paid} and ${orders.paymentMethod} <> 'cod'`
  await recordMove(shop, order, { status: UNDONE_DELIVERY.to, paid }, actor)
  await withdrawDeliveryNews(shop, order.id)
}

async function writeMove(
  shop: Shop,
  order: MovedOrder,
  toStatus: OrderStatus,
  actor: string,
  reason: string | null = null,
): Promise<void> {
  const paid = sql<boolean>`${orders.paid} or ${orders.paymentMethod} = 'cod'`
  const moved = toStatus === 'Delivered' ? { status: toStatus, paid } : { status: toStatus }
  await recordMove(shop, order, moved, actor, reason)
  await queueStatusEmail(shop, order.id, order.status, toStatus)
  await queueStatusPush(shop, order.id, toStatus)
}

async function recordMove(
  shop: Shop,
  { id: orderId, status: fromStatus }: MovedOrder,
  moved: { status: OrderStatus; paid?: SQL<boolean> },
  actor: string,
  reason: string | null = null,
): Promise<void> {
  const event = { orderId, at: shop.now(), actor, fromStatus, toStatus: moved.status, reason }
  await shop.db.update(orders).set(moved).where(eq(orders.id, orderId))
  await shop.db.insert(orderEvents).values(event)
}
