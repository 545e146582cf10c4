import type { Language } from '@little-dunes/domain/i18n/languages'
import { RETURN_EMAILS_BY_STATUS } from '@little-dunes/domain/messages/return-email-messages'
import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { queueEmail } from '#emails/queue-email'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Queues the email for the new status of a return, in the language of its order. Some statuses have no email. */
export async function queueReturnEmail(
  tx: Shop,
  { id, orderId }: { id: string; orderId: string },
  status: ReturnStatus,
): Promise<void> {
  const kind = RETURN_EMAILS_BY_STATUS[status]
  if (!kind) return
  const to = sql<string>`(SELECT u.email FROM ${orders} o JOIN ${users} u ON u.id = o.user_id WHERE o.id = ${orderId})`
  const language = sql<Language>`(SELECT o.language FROM ${orders} o WHERE o.id = ${orderId})`
  await queueEmail(tx, { kind, to, about: id, context: { language, origin: tx.linkOrigin } })
}
