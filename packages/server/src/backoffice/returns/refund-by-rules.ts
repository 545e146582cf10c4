import type { Fils } from '@little-dunes/domain/money'
import type { ReturnReason, ReturnResolution } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { type ReturnRefund, returnRefund } from '@little-dunes/domain/orders/returns/return-terms'
import { readRefundableLines } from '#orders/refunds/price-units'
import { refundableAmounts } from '#orders/refunds/refundable-amounts'
import type { orders } from '#orders/store/order-tables'
import { readReturnTerms } from '#returns/return-terms'
import type { Shop } from '#shop'

interface PricedReturn {
  resolution: ReturnResolution
  lines: readonly { position: number; quantity: number; reason: ReturnReason; worth: Fils }[]
}

/** What a return is worth by the rules of the shop, and never more than is left of the payment. */
export async function refundByRules(
  shop: Shop,
  { id: orderId, delivery, express }: Pick<typeof orders.$inferSelect, 'id' | 'delivery' | 'express'>,
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
  // Refunds without lines may have been for the fees.
  const fees = Math.min(delivery + express, Math.max(0, left - goods))
  const refund = returnRefund({ resolution, lines, fees, isWholeOrder }, terms)
  return { ...refund, amount: Math.min(refund.amount, left) }
}
