import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import { pushMessages, pushSubscriptions } from '#orders/store/push-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import { queueOrderPush } from '#orders/store/queue-order-push'
import type { Shop } from '#shop'
import { webhookDeliveries } from '#webhooks/webhook-tables'

/**
 * Deletes unsent messages about a delivery, in the transaction that undoes it. Customers who already got one get a
 * correction. Integrations get `order.delivery_undone` from the database.
 */
export async function withdrawDeliveryNews(tx: Shop, orderId: string): Promise<void> {
  await withdrawEmail(tx, orderId)
  await withdrawPush(tx, orderId)
  const { subjectId, type, deliveredAt, gaveUpAt } = webhookDeliveries
  const isCash = sql`EXISTS (SELECT FROM orders WHERE id = ${orderId} AND payment_method = 'cod')`
  await tx.db.delete(webhookDeliveries).where(
    and(
      eq(subjectId, orderId),
      // Delivery pays cash orders; all other orders were paid before.
      sql`(${type} = 'order.delivered' OR ${type} = 'order.paid' AND ${isCash})`,
      isNull(deliveredAt),
      isNull(gaveUpAt),
    ),
  )
}

async function withdrawEmail(tx: Shop, orderId: string): Promise<void> {
  const { about, kind, attempts } = emails
  await tx.db.delete(emails).where(and(eq(about, orderId), eq(kind, 'order_delivered'), eq(attempts, 0)))
  const sent = (which: string) => sql`count(*) FILTER (WHERE ${kind} = ${which})`.mapWith(Number)
  const [notified] = await tx.db
    .select({ delivered: sent('order_delivered'), undone: sent('delivery_undone') })
    .from(emails)
    .where(eq(about, orderId))
  if (notified && notified.delivered > notified.undone) await queueOrderEmail(tx, 'delivery_undone', orderId)
}

async function withdrawPush(tx: Shop, orderId: string): Promise<void> {
  const { subscriptionId, step, attempts } = pushMessages
  const devices = tx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.orderId, orderId))
  const ofDelivery = and(inArray(subscriptionId, devices), eq(step, 'delivered'))
  await tx.db.delete(pushMessages).where(and(ofDelivery, eq(attempts, 0)))
  const [notified] = await tx.db.select({ id: pushMessages.id }).from(pushMessages).where(ofDelivery).limit(1)
  if (notified) await queueOrderPush(tx, orderId, 'shipped')
}
