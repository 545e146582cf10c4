import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { refuse } from '@little-dunes/domain/messages/failures'
import { MOVE_PERMISSIONS, mayMove } from '@little-dunes/domain/orders/order-lifecycle'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockOrder } from '#orders/store/lock-order'
import { moveOrder } from '#orders/store/move-order'
import { orderParcels } from '#orders/store/order-tables'
import { issueInvoice } from '#orders/tax-documents/issue-invoice'
import type { Shop } from '#shop'

/** Packs, ships or delivers an order (D-40); a cash order is paid once it is delivered (D-48). */
export const moveOrderOn: Operation<'POST /api/staff/order/move'> = async (
  shop,
  member,
  { orderId, to, parcel },
) => {
  if (parcel && to !== 'Shipped') return refuse('malformed')
  if (!member.permissions.includes(MOVE_PERMISSIONS[to])) return refuse('forbidden')
  if (!isProductId(orderId)) return refuse('order_not_found')
  return inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (!mayMove(order.status, to)) return refuse('cannot_move', { status: order.status })
    if (order.reviewReason) return refuse('needs_review', { reason: order.reviewReason })
    await moveOrder(tx, order, to, member.email)
    if (parcel) await recordParcel(tx, orderId, parcel)
    if (to === 'Delivered' && !order.paid && order.paymentMethod === 'cod') await issueInvoice(tx, orderId)
    const payment = order.paid || (to === 'Delivered' && order.paymentMethod === 'cod')
    return { success: true as const, status: to, payment }
  })
}

type Parcel = NonNullable<ParsedInput<'POST /api/staff/order/move'>['parcel']>

const recordParcel = (shop: Shop, orderId: string, { carrier, trackingNumber, trackingUrl = '' }: Parcel) =>
  shop.db.insert(orderParcels).values({ orderId, carrier, trackingNumber, trackingUrl })
