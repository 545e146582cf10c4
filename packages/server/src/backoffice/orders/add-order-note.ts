import { isProductId } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { orderNotes, orders } from '#orders/store/order-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Adds a note; nobody changes or removes one. */
export const addOrderNote: Operation<'POST /api/staff/order/note'> = async (shop, member, input, context) => {
  const { orderId } = input
  if (!isProductId(orderId)) return refuse('order_not_found')
  return inTransaction(shop, async (tx) => {
    const [order] = await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
    if (!order) return refuse('order_not_found')
    const text = input.text.trim()
    const asksFor = input.isPieceMissing ? ('missing_piece' as const) : null
    await tx.db
      .insert(orderNotes)
      .values({ id: tx.newId(), orderId, at: tx.now(), author: member.name || member.email, text, asksFor })
    await recordAuditEntry(
      tx,
      { member, context },
      { subject: 'order', id: orderId, before: {}, after: { note: text } },
    )
    return { success: true as const }
  })
}
