import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { CashToPayBack } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { asc, eq, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { returns } from '#returns/return-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

const MAX_REFUNDS_DUE = 200

/** Cash refunds due. The index `refunds_to_pay_back` contains only these. */
export const isToPayBack = sql`${refunds.toPayBack}`

const cashSql = sql<number>`${refunds.amount} - ${refunds.credit}`.mapWith(Number)

/** Oldest refund first. */
export async function listToPayBack({ db }: Shop): Promise<CashToPayBack[]> {
  const { id: refundId, createdAt, reason } = refunds
  const { id, number, address } = orders
  const rows = await db
    .select({
      ...{ refundId, amount: cashSql, createdAt, reason, address },
      order: { id, number },
      returnNumber: returns.number,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(returns, eq(returns.refundId, refunds.id))
    .where(isToPayBack)
    .orderBy(asc(createdAt), asc(refundId))
    .limit(MAX_REFUNDS_DUE)
  return rows.map(({ address: { fullname: name, phone }, createdAt: at, ...row }) => ({
    ...row,
    name,
    phone,
    at: at.getTime(),
  }))
}

type Input = ParsedInput<'POST /api/staff/cash/pay-back'>

/** Records that the cash of a refund was handed over, or undoes that. */
export const payBack: Operation<'POST /api/staff/cash/pay-back'> = async (shop, member, input, context) => {
  if (!isUuid(input.refundId)) return refuse('pay_back_changed')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => note(tx, input, { member, context }))
  return answer
}

async function note(
  tx: Shop,
  { refundId, paidBack, note: words }: Input,
  author: AuditActor,
): Promise<Refusal | null> {
  const [row] = await tx.db.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
  if (!row || (paidBack ? !row.toPayBack : row.paidBackAt === null)) return refuse('pay_back_changed')
  const done = { paidBackAt: tx.now(), paidBackBy: author.member.email, paidBackNote: words.trim() }
  const open = { paidBackAt: null, paidBackBy: null, paidBackNote: '' }
  await tx.db
    .update(refunds)
    .set({ toPayBack: !paidBack, ...(paidBack ? done : open) })
    .where(eq(refunds.id, refundId))
  const cash = row.amount - row.credit
  const wordsNow = paidBack ? done.paidBackNote : row.paidBackNote
  const noted = { paid: cash, ...(wordsNow && { note: wordsNow }) }
  const [before, after] = paidBack ? [{}, noted] : [noted, {}]
  await recordAuditEntry(tx, author, { id: row.orderId, before, after })
  return null
}
