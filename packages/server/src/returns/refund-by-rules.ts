import type { Fils } from '@little-dunes/domain/money'
import type { ReturnReason, ReturnResolution } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { type ReturnRefund, returnRefund } from '@little-dunes/domain/orders/returns/return-terms'
import { eq } from 'drizzle-orm'
import { readRefundableLines } from '#orders/refunds/price-units'
import { refundableAmounts, refundableDelivery } from '#orders/refunds/refundable-amounts'
import { orders } from '#orders/store/order-tables'
import { readReturnTerms } from '#returns/return-terms'
import type { Shop } from '#shop'

interface PricedReturn {
  resolution: ReturnResolution
  lines: readonly { position: number; quantity: number; reason: ReturnReason; worth: Fils }[]
}

/** Refund of a return by the rules of the shop, never more than is left of the payment. */
export async function refundByRules(
  shop: Shop,
  { id: orderId }: Pick<typeof orders.$inferSelect, 'id'>,
  { resolution, lines }: PricedReturn,
): Promise<ReturnRefund> {
  const terms = await readReturnTerms(shop)
  const { total: left } = await refundableAmounts(shop, orderId)
  const goods = lines.reduce((sum, { worth }) => sum + worth, 0)
  const ordered = await readRefundableLines(shop, orderId)
  const isWholeOrder = ordered.every(({ position, quantity, refunded }) => {
    const coming = lines.find((line) => line.position === position)?.quantity ?? 0
    return refunded + coming >= quantity
  })
  const [order] = await shop.db
    .select({ fees: refundableDelivery })
    .from(orders)
    .where(eq(orders.id, orderId))
  // Earlier refunds of an amount may have included the fees.
  const fees = Math.min(order?.fees ?? 0, Math.max(0, left - goods))
  const refund = returnRefund({ resolution, lines, fees, isWholeOrder }, terms)
  return { ...refund, amount: Math.min(refund.amount, left) }
}
