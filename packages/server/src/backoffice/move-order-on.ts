import { isProductId } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { MOVE_PERMISSIONS, mayMove } from '@little-dunes/domain/orders/order-lifecycle'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockOrder } from '#orders/store/lock-order'
import { moveOrder } from '#orders/store/move-order'

/** Packs, ships or delivers an order (D-40); a cash order is paid once it is delivered (D-48). */
export const moveOrderOn: Operation<'POST /api/staff/order/move'> = async (shop, member, { orderId, to }) => {
  if (!member.permissions.includes(MOVE_PERMISSIONS[to])) return refuse('forbidden')
  if (!isProductId(orderId)) return refuse('order_not_found')
  return inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (!mayMove(order.status, to)) return refuse('cannot_move', { status: order.status })
    if (order.reviewReason) return refuse('needs_review', { reason: order.reviewReason })
    await moveOrder(tx, order, to, member.email)
    const payment = order.paid || (to === 'Delivered' && order.paymentMethod === 'cod')
    return { success: true as const, status: to, payment }
  })
}
