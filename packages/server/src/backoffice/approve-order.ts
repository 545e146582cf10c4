import { isProductId } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'

/** Lets an order be packed that waits for a review; once more changes nothing. */
export const approveOrder: Operation<'POST /api/staff/order/approve'> = async (shop, member, { orderId }) => {
  if (!isProductId(orderId)) return refuse('order_not_found')
  const { rowCount } = await shop.db.update(orders).set({ reviewReason: null }).where(eq(orders.id, orderId))
  if (rowCount === 0) return refuse('order_not_found')
  shop.log.info({ orderId, staffId: member.id }, 'An order was approved')
  return { success: true, message: 'order_approved' }
}
