import {
  ADDRESS_FIELDS,
  type Address,
  addressProblems,
  trimmedAddress,
} from '@little-dunes/domain/accounts/address'
import { isProductId } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { mayEditOrder } from '@little-dunes/domain/orders/order-lifecycle'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Changes fields of a delivery address until the parcel is on its way; what somebody else has changed meanwhile stays. */
export const changeAddress: Operation<'POST /api/staff/order/address'> = async (
  shop,
  member,
  { orderId, from, to },
  context,
) => {
  if (!isProductId(orderId)) return refuse('order_not_found')
  return inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (!mayEditOrder(order.status)) return refuse('address_stays', { status: order.status })
    const wanted = trimmedAddress(to)
    const changed = ADDRESS_FIELDS.filter((field) => wanted[field] !== from[field])
    const now = order.address
    const conflicts = changed.filter((field) => now[field] !== from[field] && now[field] !== wanted[field])
    if (conflicts.length > 0) return refuse('field_changed', { address: now, fields: conflicts })
    const address: Address = { ...now, ...Object.fromEntries(changed.map((field) => [field, wanted[field]])) }
    const problems = addressProblems(address)
    const ofChanged = Object.fromEntries(
      Object.entries(problems).filter(([field]) => changed.some((one) => one === field)),
    )
    if (Object.keys(ofChanged).length > 0) return refuse('invalid_form', { fields: ofChanged })
    await tx.db.update(orders).set({ address }).where(eq(orders.id, orderId))
    await recordAuditEntry(
      tx,
      { member, context },
      { subject: 'order', id: orderId, before: now, after: address },
    )
    return { success: true as const }
  })
}
