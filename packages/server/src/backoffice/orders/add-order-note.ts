import { isProductId } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { orderNotes, orders } from '#orders/store/order-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Adds a note; nobody changes or removes one. The shopper gets a mail of one that is for them. */
export const addOrderNote: Operation<'POST /api/staff/order/note'> = async (shop, member, input, context) => {
  const { orderId, isForShopper } = input
  if (!isProductId(orderId)) return refuse('order_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const [order] = await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
    if (!order) return refuse('order_not_found')
    const text = input.text.trim()
    const asksFor = input.isPieceMissing ? ('missing_piece' as const) : null
    const id = tx.newId()
    const author = member.name || member.email
    await tx.db.insert(orderNotes).values({ id, orderId, at: tx.now(), author, text, asksFor, isForShopper })
    if (isForShopper) await queueOrderEmail(tx, 'order_note', orderId, id)
    await recordAuditEntry(
      tx,
      { member, context },
      {
        subject: 'order',
        id: orderId,
        before: {},
        after: isForShopper ? { noteForShopper: text } : { note: text },
      },
    )
    return { success: true as const }
  })
  shop.wakeJobs()
  return answer
}
