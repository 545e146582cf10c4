import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { creditOfRefund } from '@little-dunes/domain/orders/credit/store-credit'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { priceUnits } from '#orders/refunds/price-units'
import { queueRefund } from '#orders/refunds/queue-refund'
import { refundableAmounts, refundableDelivery } from '#orders/refunds/refundable-amounts'
import { refuseAboveLimit } from '#orders/refunds/refuse-above-limit'
import { restockRefunded } from '#orders/refunds/restock-refunded'
import { sumAmounts } from '#orders/refunds/valid-refunds'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/order/refund'>

/** Refunds units and delivery, or an amount (D-48): by card through the queue, in cash by hand, or to store credit. */
export const refundOrder: Operation<'POST /api/staff/order/refund'> = async (
  shop,
  member,
  input,
  context,
) => {
  const { lines, delivery, amount } = input
  if ((lines !== undefined || delivery) === (amount !== undefined)) return refuse('malformed')
  if (lines?.some((line) => line.quantity < 1)) return refuse('invalid_quantity')
  if (!isUuid(input.orderId)) return refuse('order_not_found')
  if (input.paidBack && !member.permissions.includes('cash:remit')) return refuse('forbidden')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const moved: string[] = []
  const { answer } = await withIdempotencyKey(shop, request, (tx) =>
    refund(tx, input, { member, context }, moved),
  )
  if (!isRefusal(answer)) shop.catalogue.stockChanged(new Set(moved))
  shop.wakeJobs()
  return answer
}

interface Refunded {
  refundId: string
  amount: number
  left: number
}

async function refund(
  shop: Shop,
  input: Input,
  author: AuditActor & { member: StaffMember },
  moved: string[],
): Promise<Refunded | Refusal> {
  const { orderId, reason, to } = input
  const actor = author.member.email
  const order = await lockOrder(shop, orderId)
  if (!order) return refuse('order_not_found')
  const left = await refundableAmounts(shop, orderId)
  const lines = input.lines ? await priceUnits(shop, orderId, input.lines) : []
  const delivery = input.delivery ? await deliveryLeft(shop, orderId) : 0
  const amount = input.amount ?? sumAmounts(lines ?? []) + delivery
  if (lines === null || amount > left.total)
    return refuse('refund_too_large', { left: aedFromFils(left.total) })
  if (amount === 0) return refuse('invalid_quantity')
  const aboveLimit = await refuseAboveLimit(shop, author.member, order, amount)
  if (aboveLimit) return aboveLimit
  const inCash = order.paymentMethod === 'cod'
  const credit = creditOfRefund(amount, left, to)
  const back = (input.lines ?? []).filter(({ restock }) => restock)
  const { units, productIds } = await restockRefunded(shop, order, back, actor)
  moved.push(...productIds)
  const refundId = await queueRefund(shop, {
    orderId,
    amount,
    credit,
    delivery,
    actor,
    reason,
    lines: lines.map((line) => ({ ...line, restocked: units.get(line.position) ?? 0 })),
    inCash,
    isPaidBack: input.paidBack,
    hasEmails: input.email,
  })
  const restocked = [...units.values()].reduce((sum, one) => sum + one, 0)
  const after = {
    refund: amount,
    ...(credit > 0 && { credit }),
    ...(delivery > 0 && { deliveryFee: delivery }),
    ...(restocked > 0 && { restock: restocked }),
    ...(inCash && input.paidBack && credit < amount && { paid: amount - credit }),
    reason,
    ...(!input.email && { mails: false }),
    lines: input.lines?.map(({ position, quantity }) => ({ position, quantity })),
  }
  await recordAuditEntry(shop, author, { id: orderId, before: {}, after })
  return { refundId, amount: aedFromFils(amount), left: aedFromFils(left.total - amount) }
}

async function deliveryLeft(shop: Shop, orderId: string): Promise<Fils> {
  const [row] = await shop.db.select({ left: refundableDelivery }).from(orders).where(eq(orders.id, orderId))
  return row?.left ?? 0
}
