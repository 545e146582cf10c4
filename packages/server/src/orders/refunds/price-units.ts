import type { Fils } from '@little-dunes/domain/money'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { eq, type SQL, sql } from 'drizzle-orm'
import { orderLines } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Units of an order line, by its position in the order. */
export interface LineUnits {
  position: number
  quantity: number
}

/** Refunded units of a line, from all its refunds or those that match `which`; for queries of order lines. */
export const refundedUnits = (which: SQL = sql`true`): SQL<number> =>
  sql`(SELECT coalesce(sum(r.quantity), 0) FROM refund_lines r
    WHERE r.order_id = order_lines.order_id AND r.position = order_lines.position AND ${which})`.mapWith(
    Number,
  )

/** Bought and refunded units of each line. Lock the order first when a refund follows. */
export function readRefundableLines(shop: Shop, orderId: string) {
  const { position, quantity, linePaid: paid, couponShare } = orderLines
  return shop.db
    .select({ position, quantity, paid, couponShare, refunded: refundedUnits() })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
}

/** The requested units with their price paid, in fils; null when a line has fewer units left. */
export async function priceUnits(
  shop: Shop,
  orderId: string,
  requested: readonly LineUnits[],
): Promise<(LineUnits & { amount: Fils })[] | null> {
  const rows = await readRefundableLines(shop, orderId)
  const lines = new Map(rows.map((row) => [row.position, row]))
  const units = new Map<number, number>()
  for (const one of requested) units.set(one.position, (units.get(one.position) ?? 0) + one.quantity)
  const priced = [...units].map(([at, count]) => {
    const line = lines.get(at)
    if (!line || line.refunded + count > line.quantity) return null
    return { position: at, quantity: count, amount: lineRefund(line, line.refunded, count) }
  })
  return priced.every((line) => line !== null) ? priced : null
}
