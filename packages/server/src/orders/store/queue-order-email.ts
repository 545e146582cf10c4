import type { Language } from '@little-dunes/domain/i18n/languages'
import type { OrderEmail } from '@little-dunes/domain/messages/order-emails/order-email-messages'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { emailRow, queueEmail } from '#emails/queue-email'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/**
 * Queues an email to the account of an order, in its language, in the transaction of its cause. `about` is the id of
 * the order, or of its refund or note.
 */
export async function queueOrderEmail(
  tx: Shop,
  kind: OrderEmail,
  orderId: string,
  about = orderId,
): Promise<void> {
  const to = sql<string>`(SELECT u.email FROM ${orders} o JOIN ${users} u ON u.id = o.user_id WHERE o.id = ${orderId})`
  const language = sql<Language>`(SELECT o.language FROM ${orders} o WHERE o.id = ${orderId})`
  await queueEmail(tx, { kind, to, about, context: { language, origin: tx.linkOrigin } })
}

const EMAILS: Partial<Record<OrderStatus, OrderEmail>> = {
  'Order Placed': 'order_placed',
  Shipped: 'order_shipped',
  Delivered: 'order_delivered',
  Cancelled: 'order_cancelled',
}

/** An unpaid order was never placed, so its end needs no email. */
function findEmail(from: OrderStatus | null, to: OrderStatus): OrderEmail | null {
  const isNews = !(from === 'Pending Payment' && to === 'Cancelled')
  return (isNews && EMAILS[to]) || null
}

/** Queues the email for a status change, if there is one. */
export async function queueStatusEmail(
  tx: Shop,
  orderId: string,
  from: OrderStatus | null,
  to: OrderStatus,
): Promise<void> {
  const kind = findEmail(from, to)
  if (kind) await queueOrderEmail(tx, kind, orderId)
}

/** Row of the email about a new order, for the statement that inserts the order; null when there is no email. */
export function newOrderEmail(
  tx: Shop,
  {
    orderId,
    email,
    language,
    status,
  }: { orderId: string; email: string; language: Language; status: OrderStatus },
): ReturnType<typeof emailRow> | null {
  const kind = findEmail(null, status)
  const context = { language, origin: tx.linkOrigin }
  return kind && emailRow(tx, { kind, to: email, about: orderId, context })
}
