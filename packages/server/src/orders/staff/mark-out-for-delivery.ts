import { dubaiDay } from '@little-dunes/domain/analytics-spans'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import { queueOrderPush } from '#orders/store/queue-order-push'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** The courier has set out with a shipped parcel. The customer gets at most one email per day in Dubai. */
export const markOutForDelivery: Operation<'POST /api/staff/order/out-for-delivery'> = async (
  shop,
  member,
  { orderId },
  context,
) => {
  if (!isUuid(orderId)) return refuse('order_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (order.status !== 'Shipped') return refuse('cannot_move', { status: order.status })
    const now = tx.now()
    const last = order.outForDeliveryAt
    const isToday = last !== null && dubaiDay(last.getTime()) === dubaiDay(now.getTime())
    if (isToday) return null
    await tx.db.update(orders).set({ outForDeliveryAt: now }).where(eq(orders.id, orderId))
    await queueOrderEmail(tx, 'out_for_delivery', orderId)
    await queueOrderPush(tx, orderId, 'out_for_delivery')
    const [before, after] = [{ outForDelivery: last }, { outForDelivery: now }]
    await recordAuditEntry(tx, { member, context }, { id: orderId, before, after })
    return null
  })
  shop.wakeJobs()
  return answer
}
