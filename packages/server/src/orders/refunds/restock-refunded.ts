import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { eq, sql } from 'drizzle-orm'
import { orderLines } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { moveReturnStock } from '#stock/move-return-stock'
import { stockMovements } from '#stock/stock-tables'

interface RefundedOrder {
  id: string
  status: OrderStatus
}

/** Units by line position. */
export interface RestockedUnits {
  units: Map<number, number>
  productIds: string[]
}

/**
 * Puts refunded units back on the shelf, never more than the locked order took according to the stock ledger. Deleted
 * and uncounted sizes get nothing back (D-70).
 */
export async function restockRefunded(
  tx: Shop,
  order: RefundedOrder,
  requested: readonly { position: number; quantity: number }[],
  actor: string,
): Promise<RestockedUnits> {
  const taken = await takenUnits(tx, order.id)
  const sizes = await sizesOfLines(tx, order.id)
  const moves = requested.flatMap(({ position, quantity }) => {
    const sizeEntryId = sizes.get(position)
    const left = sizeEntryId === undefined ? 0 : (taken.get(sizeEntryId) ?? 0)
    if (sizeEntryId === undefined || left <= 0) return []
    const delta = Math.min(quantity, left)
    taken.set(sizeEntryId, left - delta)
    return [{ position, sizeEntryId, delta }]
  })
  const isOut = order.status === 'Shipped' || order.status === 'Delivered'
  const cause = { orderId: order.id, actor }
  const outcome = await moveReturnStock(tx, moves, isOut ? 'return' : 'refund', cause)
  const units = new Map(moves.map(({ position }, at) => [position, outcome?.moved[at] ?? 0]))
  return { units, productIds: outcome?.productIds ?? [] }
}

/** Units of each size that the order took and did not give back. */
async function takenUnits(tx: Shop, orderId: string): Promise<Map<string, number>> {
  const rows = await tx.db
    .select({ id: stockMovements.sizeEntryId, units: sql`-sum(${stockMovements.delta})`.mapWith(Number) })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.sizeEntryId)
  return new Map(rows.map(({ id, units }) => [id, units]))
}

/** Size entries by line position, without deleted sizes. */
export async function sizesOfLines(tx: Shop, orderId: string): Promise<Map<number, string>> {
  const { position, sizeEntryId } = orderLines
  const rows = await tx.db
    .select({ position, sizeEntryId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  return new Map(rows.flatMap((row) => (row.sizeEntryId === null ? [] : [[row.position, row.sizeEntryId]])))
}
