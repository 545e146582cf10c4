import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { creditOfRefund } from '@little-dunes/domain/orders/credit/store-credit'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { priceUnits } from '#orders/refunds/price-units'
import { queueRefund } from '#orders/refunds/queue-refund'
import { refundableAmounts } from '#orders/refunds/refundable-amounts'
import { refuseAboveLimit } from '#orders/refunds/refuse-above-limit'
import { sumOf } from '#orders/refunds/valid-refunds'
import { lockOrder } from '#orders/store/lock-order'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/order/refund'>

/** Refunds units of lines or an amount (D-48): of a card order through the queue, of a cash order by hand, or to store credit. */
export const refundOrder: Operation<'POST /api/staff/order/refund'> = async (
  shop,
  member,
  input,
  context,
) => {
  if ((input.lines === undefined) === (input.amount === undefined)) return refuse('malformed')
  if (input.lines?.some((line) => line.quantity < 1)) return refuse('invalid_quantity')
  if (!isProductId(input.orderId)) return refuse('order_not_found')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => refund(tx, input, { member, context }))
  shop.wakeJobs()
  return answer
}

interface Refunded {
  success: true
  refundId: string
  amount: number
  left: number
}

async function refund(
  shop: Shop,
  input: Input,
  author: AuditActor & { member: StaffMember },
): Promise<Refunded | Refusal> {
  const { orderId, reason, to } = input
  const actor = author.member.email
  const order = await lockOrder(shop, orderId)
  if (!order) return refuse('order_not_found')
  const left = await refundableAmounts(shop, orderId)
  const lines = input.lines ? await priceUnits(shop, orderId, input.lines) : []
  const amount = input.amount ?? sumOf(lines ?? [])
  if (lines === null || amount > left.total)
    return refuse('refund_too_large', { left: aedFromFils(left.total) })
  if (amount === 0) return refuse('invalid_quantity')
  const aboveLimit = await refuseAboveLimit(shop, author.member, orderId, amount)
  if (aboveLimit) return aboveLimit
  const inCash = order.paymentMethod === 'cod'
  const credit = creditOfRefund(amount, left, to)
  const refundId = await queueRefund(shop, { orderId, amount, credit, actor, reason, lines, inCash })
  const after = { refund: amount, ...(credit > 0 && { credit }), reason, lines: input.lines }
  await recordAuditEntry(shop, author, { subject: 'order', id: orderId, before: {}, after })
  return { success: true, refundId, amount: aedFromFils(amount), left: aedFromFils(left.total - amount) }
}
