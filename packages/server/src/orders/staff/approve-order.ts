import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Allows an order under review to be packed. A repeat changes nothing. */
export const approveOrder: Operation<'POST /api/staff/order/approve'> = async (
  shop,
  member,
  { orderId },
  context,
) => {
  if (!isUuid(orderId)) return refuse('order_not_found')
  return inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    await tx.db.update(orders).set({ reviewReason: null }).where(eq(orders.id, orderId))
    const [before, after] = [{ reviewReason: order.reviewReason }, { reviewReason: null }]
    await recordAuditEntry(tx, { member, context }, { id: orderId, before, after })
    return { textKey: 'order_approved' as const }
  })
}
