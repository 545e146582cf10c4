import type { OrderHistory } from '@little-dunes/domain/orders/order-limits'
import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/**
 * What the shopper has ordered and cancelled in the last 24 hours, and the cash orders on their way. Expects the shopper
 * to be locked, so that of orders at once each counts the one before.
 */
export async function orderHistory(shop: Shop, userId: string): Promise<OrderHistory> {
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
