import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { byCall } from '#audit-log/undo/undo-call'
import { changeAddress } from '#orders/staff/change-address'
import { orders } from '#orders/store/order-tables'

/** The call takes whole addresses, so unchanged fields are sent as they are. */
export const undoAddress = byCall(
  'POST /api/staff/order/address',
  changeAddress,
  async ({ subjectId, fields }, shop) => {
    if (!isUuid(subjectId)) return refuse('order_not_found')
    const [order] = await shop.db
      .select({ address: orders.address })
      .from(orders)
      .where(eq(orders.id, subjectId))
    if (!order) return refuse('order_not_found')
    const side = (which: 'from' | 'to') =>
      Object.fromEntries(Object.entries(fields).map(([field, change]) => [field, change[which]]))
    const { address } = order
    return {
      orderId: subjectId,
      from: { ...address, ...side('from') },
      to: { ...address, ...side('to') },
      mayExceedLimits: true,
    }
  },
)
