import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { UNDONE_DELIVERY } from '@little-dunes/domain/orders/order-lifecycle'
import { whyDeliveryStays } from '@little-dunes/domain/orders/shipping/delivery-undo'
import { and, desc, eq, sql } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { emails } from '#emails/email-tables'
import type { Operation } from '#http/perform-call'
import { deliveryFacts } from '#orders/staff/undo-delivery/delivery-facts'
import { lockOrder } from '#orders/store/lock-order'
import { undoDelivered } from '#orders/store/transition-order'
import { voidInvoice } from '#orders/tax-documents/void-invoice'
import { reviewRequests } from '#reviews/review-tables'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

/** Undoes the delivery of an order; for a cash order also its invoice and its cash (decision 074). */
export const undoDelivery: Operation<'POST /api/staff/order/undo-delivery'> = async (
  shop,
  member,
  { orderId },
  context,
) => {
  if (!isUuid(orderId)) return refuse('order_not_found')
  const answer = await inTransactionOrRefuse(shop, (tx) => undo(tx, orderId, { member, context }))
  if (!isRefusal(answer)) shop.wakeJobs()
  return answer
}

/** Locks the order first and the invoice last, like every other call. */
async function undo(tx: Shop, orderId: string, author: AuditActor): Promise<Refusal | null> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_not_found')
  const stays = whyDeliveryStays({ ...order, ...(await deliveryFacts(tx, orderId)) })
  if (stays) return refuse(stays)
  const undoes = await changeOfDelivery(tx, orderId)
  const { undoes: asked = undoes } = author.context
  // The request is about an earlier delivery that was already undone.
  if (asked !== undoes) return refuse('delivery_undone')
  await undoDelivered(tx, order, author.member.email)
  await forgetReviewRequest(tx, orderId)
  const context = { ...author.context, ...(undoes !== undefined && { undoes }) }
  const [before, after] = [{ status: order.status }, { status: UNDONE_DELIVERY.to }]
  await recordAuditEntry(tx, { ...author, context }, { id: orderId, before, after })
  const isCash = order.paymentMethod === 'cod'
  return isCash && !(await voidInvoice(tx, orderId)) ? refuse('delivery_invoiced') : null
}

/**
 * Log entry that this undoes, regardless of the page that requests it; undefined for deliveries from before the log.
 */
async function changeOfDelivery({ db }: Shop, orderId: string): Promise<number | undefined> {
  const { id, subject, subjectId, changes } = staffChanges
  const [change] = await db
    .select({ id })
    .from(staffChanges)
    .where(
      and(
        eq(subject, 'order'),
        eq(subjectId, orderId),
        sql`${changes} #>> '{status,1}' = ${UNDONE_DELIVERY.from}`,
      ),
    )
    .orderBy(desc(id))
    .limit(1)
  return change?.id
}

/** An unsent review request is queued again after the next delivery. */
async function forgetReviewRequest({ db }: Shop, orderId: string): Promise<void> {
  const { about, kind, attempts } = emails
  const stopped = await db
    .delete(emails)
    .where(and(eq(about, orderId), eq(kind, 'review_request'), eq(attempts, 0)))
    .returning({ id: emails.id })
  if (stopped.length > 0) await db.delete(reviewRequests).where(eq(reviewRequests.orderId, orderId))
}
