import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/order/note'>

/** Notes cannot be changed or removed. The customer gets an email about notes for customers. */
export const addOrderNote: Operation<'POST /api/staff/order/note'> = async (shop, member, input, context) => {
  if (!isUuid(input.orderId)) return refuse('order_not_found')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => add(tx, input, { member, context }))
  shop.wakeJobs()
  return answer
}

async function add(
  tx: Shop,
  input: Input,
  by: AuditActor & { member: StaffMember },
): Promise<Refusal | null> {
  const { orderId, isForCustomer } = input
  const [order] = await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  if (!order) return refuse('order_not_found')
  const text = input.text.trim()
  const asksFor = input.isItemMissing ? ('missing_item' as const) : null
  const id = tx.newId()
  const author = by.member.name || by.member.email
  await tx.db.insert(orderNotes).values({ id, orderId, at: tx.now(), author, text, asksFor, isForCustomer })
  if (isForCustomer) await queueOrderEmail(tx, 'order_note', orderId, id)
  const after = isForCustomer ? { noteForCustomer: text } : { note: text }
  await recordAuditEntry(tx, by, { id: orderId, before: {}, after })
  return null
}
