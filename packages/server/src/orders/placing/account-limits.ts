import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { needsReview, type OrderHistory, reachedLimit } from '@little-dunes/domain/orders/order-limits'
import { sql } from 'drizzle-orm'
import { isPhoneConfirmed } from '#accounts/phone-codes'
import type { PricedOrder } from '#orders/placing/price-order'
import type { ReviewReason } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Whether the order waits for a review, or the limit of the account that it would exceed. */
export async function checkLimits(
  shop: Shop,
  userId: string,
  { limits, quote: { amount } }: PricedOrder,
  paymentMethod: PaymentMethod,
): Promise<{ reviewReason: ReviewReason | null } | Refusal> {
  const reached = reachedLimit(limits, await orderHistory(shop, userId), { amount, paymentMethod })
  if (reached) return refuse('order_limit', { textKey: reached })
  if (!needsReview(limits, { amount, paymentMethod, isPhoneConfirmed: false })) return { reviewReason: null }
  return { reviewReason: (await isPhoneConfirmed(shop, userId)) ? null : 'unconfirmed_phone' }
}

/**
 * What the shopper has ordered and cancelled in the last 24 hours, and the cash orders on their way. Expects the shopper
 * to be locked, so that of orders at once each counts the one before.
 */
async function orderHistory(shop: Shop, userId: string): Promise<OrderHistory> {
  const dayAgo = new Date(shop.now().getTime() - 24 * 60 * 60 * 1000)
  const { rows } = await shop.db.execute<{ [name in keyof OrderHistory]: string | null }>(sql`
    SELECT count(*) FILTER (WHERE placed_at > ${dayAgo}) AS "ordersToday",
      sum(amount) FILTER (WHERE placed_at > ${dayAgo} AND status <> 'Cancelled') AS "valueToday",
      count(*) FILTER (WHERE ${openCash}) AS "openCashOrders",
      (SELECT count(*) FROM order_events e JOIN orders c ON c.id = e.order_id WHERE c.user_id = ${userId}
        AND c.placed_at > ${dayAgo} AND e.at > ${dayAgo} AND e.actor = 'shopper' AND e.to_status = 'Cancelled'
        AND e.from_status <> 'Pending Payment') AS "cancelledToday"
    FROM orders WHERE user_id = ${userId} AND (placed_at > ${dayAgo} OR ${openCash})`)
  const [found] = rows
  return {
    ordersToday: Number(found?.ordersToday),
    valueToday: Number(found?.valueToday),
    openCashOrders: Number(found?.openCashOrders),
    cancelledToday: Number(found?.cancelledToday),
  }
}

const openCash = sql`payment_method = 'cod' AND status IN ('Order Placed', 'Packing', 'Shipped')`
