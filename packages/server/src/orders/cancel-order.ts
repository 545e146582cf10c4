import { refuse } from '@little-dunes/domain/failures'
import { mayCancel } from '@little-dunes/domain/order-lifecycle'
import { isProductId } from '@little-dunes/domain/product'
import { and, eq } from 'drizzle-orm'
import { orderEvents, orders } from '#orders/order-tables'
import { returnStock } from '#orders/take-stock'
import { inTransaction } from '#platform/in-transaction'
import type { Operation } from '#platform/perform-call'
import type { Shop } from '#platform/shop'

/** API-70 to API-72, D-48: an own order in one of the first three statuses (D-40); its stock goes back once, its code stays used (D-44). */
export const cancelOrder: Operation<'POST /api/order/cancel'> = async (shop, caller, { orderId }) => {
  if (!isProductId(orderId)) return refuse('order_not_found')
  const outcome = await inTransaction(shop, (inside) => cancel(inside, caller.id, orderId))
  if ('code' in outcome) return outcome
  shop.catalogue.stockChanged(outcome.productIds)
  return { success: true, message: 'Order cancelled successfully!' }
}

async function cancel(shop: Shop, userId: string, orderId: string) {
  const status = await lockedStatus(shop, userId, orderId)
  if (!status) return refuse('order_not_found')
  if (!mayCancel(status)) return refuse('cannot_cancel')
  const event = {
    orderId,
    at: shop.now(),
    actor: 'shopper',
    fromStatus: status,
    toStatus: 'Cancelled',
  } as const
  await shop.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, orderId))
  await shop.db.insert(orderEvents).values(event)
  return { productIds: await returnStock(shop, orderId) }
}

/** Locked, so that of two cancels the second one finds it cancelled. A foreign order is none. */
async function lockedStatus(shop: Shop, userId: string, orderId: string) {
  const [order] = await shop.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update')
  return order?.status
}
