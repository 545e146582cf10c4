import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { mayEditOrder } from '@little-dunes/domain/orders/order-lifecycle'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockOrder } from '#orders/store/lock-order'
import { writeAddress } from '#orders/store/write-address'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Changes address fields until the parcel is shipped. Other fields keep what another team member has saved. */
export const changeAddress: Operation<'POST /api/staff/order/address'> = async (
  shop,
  member,
  { orderId, from, to, mayExceedLimits },
  context,
) => {
  if (!isUuid(orderId)) return refuse('order_not_found')
  return inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (!mayEditOrder(order.status)) return refuse('address_stays', { status: order.status })
    const written = await writeAddress(tx, order, { from, to, mayExceedLimits })
    if (isRefusal(written)) return written
    await recordAuditEntry(tx, { member, context }, { id: orderId, ...written })
    return null
  })
}
