import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { creditOfRefund } from '@little-dunes/domain/orders/credit/store-credit'
import { eq } from 'drizzle-orm'
import { releaseEditedCredit } from '#credit/order-credit'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { inAed } from '#orders/creating/price-order'
import { queueRefund } from '#orders/refunds/queue-refund'
import { refundableAmounts } from '#orders/refunds/refundable-amounts'
import { creditedByEdit } from '#orders/staff/lines/credited-by-edit'
import { moveEditedStock } from '#orders/staff/lines/move-edited-stock'
import { type PlannedEdit, planEdit } from '#orders/staff/lines/plan-edit'
import { writeEdit } from '#orders/staff/lines/write-edit'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { queueOrderEmail } from '#orders/store/queue-order-email'
import type { Shop } from '#shop'
import type { AuditActor } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/order/lines'>

/** Prices an edit without saving it. */
export const quoteLines: Operation<'POST /api/staff/order/lines/quote'> = async (shop, _member, input) => {
  if (!isUuid(input.orderId)) return refuse('order_not_found')
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, input.orderId))
  if (!order) return refuse('order_not_found')
  const plan = await planEdit(shop, order, input)
  if (isRefusal(plan)) return plan
  const { lines, ...amounts } = plan.quote
  const { losesCode } = plan
  const paid = lines.map((line) => ({ paid: line.paid }))
  return { ...amounts, before: order.amount, lines: paid, losesCode }
}

/** Changes lines, total and stock, and refunds the difference of a card order: all or nothing (decision 039). */
export const changeLines: Operation<'POST /api/staff/order/lines'> = async (shop, member, input, context) => {
  if (!isUuid(input.orderId)) return refuse('order_not_found')
  if (input.reason.trim() === '') return refuse('malformed')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const moved: string[] = []
  const { replayed, answer } = await withIdempotencyKey(shop, request, (tx) =>
    change(tx, input, { member, context }, moved),
  )
  if (isRefusal(answer)) return answer
  shop.catalogue.stockChanged(new Set(moved))
  if (!replayed) shop.announceOrder(input.orderId)
  shop.wakeJobs()
  return answer
}

interface Changed {
  amount: number
  refunded: number
}

async function change(
  tx: Shop,
  input: Input,
  author: AuditActor & { member: StaffMember },
  moved: string[],
): Promise<Changed | Refusal> {
  const order = await lockOrder(tx, input.orderId)
  if (!order) return refuse('order_not_found')
  const plan = await planEdit(tx, order, input)
  if (isRefusal(plan)) return plan
  const { quote } = plan
  if (quote.amount !== input.amount) return refuse('amount_changed', { quote: inAed(quote) })
  const refunded = await planRefund(tx, order, plan, author.member)
  if (isRefusal(refunded)) return refunded
  const products = await moveEditedStock(tx, plan, { orderId: order.id, actor: author.member.email })
  if (isRefusal(products)) return products
  moved.push(...products)
  const { amount, credit, vat } = refunded
  const released = releasedCredit(order, quote.amount)
  const credited = amount > 0 ? await creditedByEdit(tx, order, plan) : []
  await writeEdit(tx, order, plan, { author, credit: order.credit - credit - released })
  await releaseEditedCredit(tx, order, released, author.member.email)
  // A refund sends its own email.
  if (amount === 0) await queueOrderEmail(tx, 'order_edited', order.id)
  const { orderId, reason } = input
  // Must be last, because other credit notes wait for their number from here to the commit.
  if (amount > 0)
    await queueRefund(tx, {
      orderId,
      amount,
      credit,
      actor: author.member.email,
      reason: reason.trim(),
      ofEdit: { vat, lines: credited },
    })
  return { amount: quote.amount, refunded: amount }
}

/** Credit that an unpaid order no longer needs at its new total. */
const releasedCredit = ({ paid, credit }: typeof orders.$inferSelect, amount: Fils): Fils =>
  paid ? 0 : Math.max(0, credit - amount)

/** Refund for a paid order, first to the card. Cash was not collected yet. */
async function planRefund(
  tx: Shop,
  order: typeof orders.$inferSelect,
  { quote, vat }: PlannedEdit,
  member: StaffMember,
): Promise<{ amount: Fils; credit: Fils; vat: Fils } | Refusal> {
  const amount = order.amount - quote.amount
  if (order.paymentMethod === 'cod' || amount === 0) return { amount: 0, credit: 0, vat: 0 }
  if (amount < 0) return refuse('total_grows', { by: aedFromFils(-amount) })
  if (!member.permissions.includes('orders:refund')) return refuse('forbidden')
  const left = await refundableAmounts(tx, order.id)
  if (amount > left.total) return refuse('refund_too_large', { left: aedFromFils(left.total) })
  return { amount, credit: creditOfRefund(amount, left, 'original'), vat: order.vat - vat.vat }
}
