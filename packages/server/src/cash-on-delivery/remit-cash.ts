import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { ListedRemittance } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { asc, eq, inArray } from 'drizzle-orm'
import { cashRemittanceLines, cashRemittances } from '#cash-on-delivery/remittance-tables'
import { selectRemittances } from '#cash-on-delivery/see-cash'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/cash/remit'>
type OrderRow = typeof orders.$inferSelect

/** Records the cash of several orders as handed over: all of them or none. */
export const remitCash: Operation<'POST /api/staff/cash/remit'> = async (shop, member, input, context) => {
  const ids = input.lines.map(({ orderId }) => orderId)
  if (!ids.every(isUuid)) return refuse('order_not_found')
  if (new Set(ids).size < ids.length) return refuse('malformed', { field: 'lines' })
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) =>
    remit(tx, input, { member, context }, context.language),
  )
  return answer
}

interface Remitted {
  remittance: ListedRemittance
}

const getDue = (order: OrderRow | undefined) => (order ? amountDue(order) : 0)

const isOwed = ({ status, paymentMethod, remitted }: OrderRow): boolean =>
  status === 'Delivered' && paymentMethod === 'cod' && !remitted

async function remit(
  tx: Shop,
  input: Input,
  author: AuditActor,
  language: Language,
): Promise<Remitted | Refusal> {
  const ids = input.lines.map(({ orderId }) => orderId)
  // Locked in a fixed order: when two requests book the same orders at once, one waits for the other.
  const locked = await tx.db
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('update')
  const byId = new Map(locked.map((order) => [order.id, order]))
  if (byId.size < ids.length) return refuse('order_not_found')
  const settled = locked.filter((order) => !isOwed(order)).map(({ number }) => orderNumberText(number))
  if (settled.length > 0) return refuse('remittance_changed', { orders: settled })
  const id = tx.newId()
  const { carrier, fileName } = input
  const actor = author.member.email
  await tx.db.insert(cashRemittances).values({ id, at: tx.now(), actor, carrier, fileName })
  await tx.db.insert(cashRemittanceLines).values(
    input.lines.map(({ orderId, paid }) => ({
      orderId,
      remittanceId: id,
      owed: getDue(byId.get(orderId)),
      paid,
    })),
  )
  await tx.db.update(orders).set({ remitted: true }).where(inArray(orders.id, ids))
  const [remittance] = await selectRemittances(tx, language, eq(cashRemittances.id, id))
  if (!remittance) throw new Error('The new remittance was not found')
  const { orders: count, owed, paid } = remittance
  const after = {
    ...(carrier && { carrier }),
    ...(fileName && { file: fileName }),
    orders: count,
    owed,
    paid,
  }
  await recordAuditEntry(tx, author, { id, before: {}, after })
  return { remittance }
}
