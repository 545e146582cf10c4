import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { mayCancel, type OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { releaseCredit } from '#credit/order-credit'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { queueFullRefund } from '#orders/refunds/queue-refund'
import { restockCancelled } from '#orders/refunds/restock-cancelled'
import { lockOrder } from '#orders/store/lock-order'
import { transitionOrder } from '#orders/store/transition-order'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

/**
 * Cancels an order before it is shipped. An order that waits for its payment is refused, because it expires by itself.
 */
export const cancelForCustomer: Operation<'POST /api/staff/order/cancel'> = (shop, member, input, context) =>
  cancelAndRefund(
    shop,
    { member, context },
    {
      orderId: input.orderId,
      reason: input.reason.trim(),
      isAllowed: (status) => mayCancel(status) && status !== 'Pending Payment',
    },
  )

/** The customer refused the parcel at the door, and it comes back. */
export const recordRefusedDelivery: Operation<'POST /api/staff/order/refuse'> = (
  shop,
  member,
  input,
  context,
) =>
  cancelAndRefund(
    shop,
    { member, context },
    {
      orderId: input.orderId,
      reason: 'refused',
      isAllowed: (status) => status === 'Shipped',
    },
  )

interface TakenBack {
  orderId: string
  /** Stored with the move. */
  reason: string
  isAllowed(status: OrderStatus): boolean
}

/** Cancels an order, returns its stock and queues a refund of the remaining payment, all or nothing. */
async function cancelAndRefund(
  shop: Shop,
  author: AuditActor & { member: StaffMember },
  { orderId, reason, isAllowed }: TakenBack,
): Promise<Refusal | null> {
  if (!isUuid(orderId)) return refuse('order_not_found')
  const actor = author.member.email
  const outcome = await inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (!isAllowed(order.status)) return refuse('cannot_cancel')
    // Anyone who may ship may record a refused parcel, but refunding money needs the permission for refunds.
    if (order.paymentMethod !== 'cod' && !author.member.permissions.includes('orders:refund'))
      return refuse('forbidden')
    await transitionOrder(tx, order, 'Cancelled', actor, reason)
    const productIds = await restockCancelled(tx, { orderId, actor })
    await releaseCredit(tx, order, actor)
    // Must be last, because other credit notes wait for their number from here to the commit.
    await queueFullRefund(tx, orderId, actor)
    const [before, after] = [{ status: order.status }, { status: 'Cancelled', reason }]
    await recordAuditEntry(tx, author, { id: orderId, before, after })
    return { productIds }
  })
  if (isRefusal(outcome)) return outcome
  shop.catalogue.stockChanged(outcome.productIds)
  shop.wakeJobs()
  return null
}
