import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { creditNoteReasons } from '@little-dunes/domain/messages/tax-documents/credit-note-reasons'
import { aedFromFils } from '@little-dunes/domain/money'
import { creditOfRefund } from '@little-dunes/domain/orders/credit/store-credit'
import { getEndStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { refundByLine } from '@little-dunes/domain/orders/returns/return-terms'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { priceUnits } from '#orders/refunds/price-units'
import { queueRefund } from '#orders/refunds/queue-refund'
import { refundableAmounts } from '#orders/refunds/refundable-amounts'
import { refuseAboveLimit } from '#orders/refunds/refuse-above-limit'
import { refundByRules } from '#returns/refund-by-rules'
import { restockReserved } from '#returns/release-reserved'
import { returns } from '#returns/return-tables'
import { lockReturn, transitionReturn } from '#returns/transition-return'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/return/refund'>

/**
 * Refunds a checked return, or an exchange instead of the other size, by the rules or with the amount that the team
 * member enters (D-48).
 */
export const refundReturn: Operation<'POST /api/staff/return/refund'> = async (
  shop,
  member,
  input,
  context,
) => {
  if (!isUuid(input.returnId)) return refuse('return_not_found')
  if (input.paidBack && !member.permissions.includes('cash:remit')) return refuse('forbidden')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const changed: string[] = []
  const { answer } = await withIdempotencyKey(shop, request, (tx) =>
    refund(tx, input, { member, context }, changed),
  )
  if (isRefusal(answer)) return answer
  shop.catalogue.stockChanged(changed)
  shop.wakeJobs()
  return answer
}

async function refund(
  tx: Shop,
  input: Input,
  author: AuditActor & { member: StaffMember },
  changed: string[],
): Promise<{ refundId: string; amount: number } | Refusal> {
  const locked = await lockReturn(tx, { id: input.returnId })
  if (!locked) return refuse('return_not_found')
  const { row, order } = locked
  const isInstead = input.instead && row.resolution === 'exchange'
  const resolution = isInstead ? 'refund' : row.resolution
  if (row.status !== 'checked' || getEndStatus(resolution) !== 'refunded')
    return refuse('cannot_move_return', { status: row.status })
  const left = await refundableAmounts(tx, order.id)
  const priced = await priceUnits(tx, order.id, locked.lines)
  if (!priced) return refuse('refund_too_large', { left: aedFromFils(left.total) })
  const lines = priced.map((line, at) => ({
    ...line,
    worth: line.amount,
    reason: locked.lines[at]?.reason ?? 'changed_mind',
  }))
  const rules = await refundByRules(tx, order, { resolution, lines })
  const amount = input.amount ?? rules.amount
  if (amount > left.total) return refuse('refund_too_large', { left: aedFromFils(left.total) })
  if (amount === 0) return refuse('invalid_quantity')
  const aboveLimit = await refuseAboveLimit(tx, author.member, order, amount)
  if (aboveLimit) return aboveLimit
  const parts = refundByLine(
    amount,
    priced.map((line) => line.amount),
  )
  const actor = author.member.email
  if (isInstead) {
    changed.push(...(await restockReserved(tx, locked, actor)))
    await tx.db.update(returns).set({ resolution }).where(eq(returns.id, row.id))
  }
  const inCash = order.paymentMethod === 'cod'
  const credit = creditOfRefund(amount, left, input.to ?? row.refundTo)
  const refundId = await queueRefund(tx, {
    orderId: order.id,
    amount,
    credit,
    delivery: Math.min(rules.fees, amount - parts.reduce((sum, part) => sum + part, 0)),
    actor,
    reason: creditNoteReasons.returned(returnNumberText(row.number)),
    lines: priced.map((line, at) => ({ ...line, amount: parts[at] ?? 0 })),
    inCash,
    isPaidBack: input.paidBack,
  })
  await transitionReturn(tx, row, 'refunded', { actor, refundId })
  const [before, after] = [
    { status: row.status },
    {
      ...{ status: 'refunded', refund: amount },
      ...(credit > 0 && { credit }),
      ...(inCash && input.paidBack && credit < amount && { paid: amount - credit }),
      ...(isInstead && { restocked: locked.lines.reduce((sum, { reserved }) => sum + reserved, 0) }),
    },
  ]
  await recordAuditEntry(tx, author, { id: row.id, before, after })
  return { refundId, amount: aedFromFils(amount) }
}
