import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { canTransition, TRANSITION_PERMISSIONS } from '@little-dunes/domain/orders/order-lifecycle'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { wasChangedSincePacked } from '#orders/staff/changed-since-packed'
import { writeParcel } from '#orders/staff/record-parcel'
import { lockOrder } from '#orders/store/lock-order'
import { transitionOrder } from '#orders/store/transition-order'
import { issueInvoice } from '#orders/tax-documents/issue-invoice'
import type { Shop } from '#shop'
import { newestChange } from '#staff/newest-change'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/order/move'>

/** Packs, ships or delivers an order (D-40). A cash order is paid once it is delivered (D-48). */
export const advanceOrder: Operation<'POST /api/staff/order/move'> = async (shop, member, input, context) => {
  if (!member.permissions.includes(TRANSITION_PERMISSIONS[input.to])) return refuse('forbidden')
  return moveOne(shop, { member, context }, input)
}

/** Each order has its own transaction, so a refused move leaves the others alone. */
export const advanceOrders: Operation<'POST /api/staff/orders/move'> = async (
  shop,
  member,
  input,
  context,
) => {
  const { orderIds, to, parcels = [], boxesChecked } = input
  if (!member.permissions.includes(TRANSITION_PERMISSIONS[to])) return refuse('forbidden')
  const parcelByOrder = new Map(parcels.map(({ orderId, parcel }) => [orderId, parcel]))
  const results = []
  for (const orderId of new Set(orderIds)) {
    const answer = await moveOne(
      shop,
      { member, context },
      { orderId, to, parcel: parcelByOrder.get(orderId), boxChecked: boxesChecked.includes(orderId) },
    )
    results.push({ orderId, moved: !isRefusal(answer), code: isRefusal(answer) ? answer.code : null })
  }
  return { results, changeId: await newestChange(shop, context) }
}

async function moveOne(
  shop: Shop,
  author: AuditActor,
  { orderId, to, parcel, boxChecked }: Input,
): Promise<Refusal | { status: Input['to']; payment: boolean }> {
  if (parcel && to !== 'Shipped') return refuse('malformed')
  if (!isUuid(orderId)) return refuse('order_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (!canTransition(order.status, to)) return refuse('cannot_move', { status: order.status })
    if (order.reviewReason) return refuse('needs_review', { reason: order.reviewReason })
    if (to === 'Shipped' && !boxChecked && (await wasChangedSincePacked(tx, orderId)))
      return refuse('changed_since_packed')
    await transitionOrder(tx, order, to, author.member.email)
    if (parcel) await writeParcel(tx, orderId, parcel)
    const [before, after] = [{ status: order.status }, { status: to, parcel }]
    await recordAuditEntry(tx, author, { id: orderId, before, after })
    const isPaidNow = to === 'Delivered' && !order.paid && order.paymentMethod === 'cod'
    if (isPaidNow) {
      tx.failpoint('delivery written')
      await issueInvoice(tx, orderId)
    }
    return { status: to, payment: order.paid || isPaidNow }
  })
  if (to === 'Delivered') shop.failpoint('delivery committed')
  return answer
}
