import { DAY } from '@little-dunes/domain/durations'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Fils } from '@little-dunes/domain/money'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import {
  needsReview,
  type OrderHistory,
  type OrderLimits,
  type ReviewReason,
  reachedLimit,
  sharedCashReason,
} from '@little-dunes/domain/orders/order-limits'
import type { Quote } from '@little-dunes/domain/orders/totals'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOfPhone } from '#accounts/guests/rows-of-phone'
import { isPhoneConfirmed } from '#accounts/phone-codes'
import { type CashOrigin, countSharedCash, toCashOrigin } from '#orders/creating/cash-origin'
import type { OrderRequest, OrderTaker } from '#orders/creating/order-request'
import type { Shop } from '#shop'

interface LimitedOrder {
  paymentMethod: PaymentMethod
  input: Pick<OrderRequest, 'address'>
  taker?: OrderTaker | undefined
  network?: string | undefined
}

/** Review reason of the order, and the origin under which it counts from now on; null without a review or origin. */
interface Review {
  reviewReason: ReviewReason | null
  origin: CashOrigin | null
}

/**
 * Review of the order, or a refusal with the exceeded limit. A team member may exceed limits and has spoken with the
 * customer, so orders by phone need no review.
 */
export async function checkLimits(
  shop: Shop,
  userId: string,
  {
    limits,
    history,
    quote: { amount },
    credit,
  }: { limits: OrderLimits; history: OrderHistory; quote: Pick<Quote, 'amount'>; credit: Fils },
  { paymentMethod, input, taker, network }: LimitedOrder,
): Promise<Review | Refusal> {
  const { region } = input.address
  const reached = reachedLimit(limits, history, { amount, paymentMethod, credit, region })
  if (reached && !taker?.mayExceedLimits) return refuse('order_limit', { textKey: reached })
  const order = { amount: amount - credit, paymentMethod, isPhoneConfirmed: false }
  const isCounted = paymentMethod === 'cod' && network !== undefined && shop.limitsAttempts
  const isReviewed = needsReview(limits, history, order)
  if (taker || !(isCounted || isReviewed) || (await isPhoneConfirmed(shop, userId)))
    return { reviewReason: null, origin: null }
  const origin = isCounted ? toCashOrigin(input.address, network) : null
  const shared = origin && sharedCashReason(limits, await countSharedCash(shop, origin))
  return { reviewReason: shared ?? (isReviewed ? 'unconfirmed_phone' : null), origin }
}

/**
 * A column for any query. It counts for the customer, or for all guests with one phone: orders and cancellations of the
 * last 24 hours, open cash orders, and parcels refused at the door within a year. Expects the customer to be locked, so
 * that each of several concurrent orders counts the previous one.
 */
export function orderHistoryColumn(userId: string, now: Date): SQL<OrderHistory> {
  const dayAgo = new Date(now.getTime() - DAY)
  const yearAgo = new Date(now.getTime() - 365 * DAY)
  const counted = rowsOfPhone(userId)
  return sql<OrderHistory>`(
    SELECT json_build_object(
      'ordersToday', count(*) FILTER (WHERE placed_at > ${dayAgo}),
      'valueToday', coalesce(sum(amount) FILTER (WHERE placed_at > ${dayAgo} AND status <> 'Cancelled'), 0),
      'openCashOrders', count(*) FILTER (WHERE ${openCash}),
      'cancelledToday', (SELECT count(*) FROM orders c JOIN order_events e ON e.order_id = c.id
        WHERE c.user_id = ANY(${counted}) AND c.placed_at > ${dayAgo} AND c.status = 'Cancelled' AND e.at > ${dayAgo}
        AND e.actor = 'customer' AND e.to_status = 'Cancelled' AND e.from_status <> 'Pending Payment'),
      'refusedParcels', (SELECT count(*) FROM orders c JOIN order_events e ON e.order_id = c.id
        WHERE c.user_id = ANY(${counted}) AND e.at > ${yearAgo}
        AND e.from_status = 'Shipped' AND e.to_status = 'Cancelled'))
    FROM orders WHERE user_id = ANY(${counted}) AND (placed_at > ${dayAgo} OR ${openCash}))`
}

const openCash = sql`payment_method = 'cod' AND status IN ('Order Placed', 'Packing', 'Shipped')`
