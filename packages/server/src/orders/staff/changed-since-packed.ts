import { eq, sql } from 'drizzle-orm'
import { orderEdits, orderEvents, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'

const ADDRESS_CALL = 'POST /api/staff/order/address'

const packedAt = sql`(SELECT max(e.at) FROM ${orderEvents} e
  WHERE e.order_id = ${orders}.id AND e.to_status = 'Packing')`

/** The items or address of an order changed after it was packed, so its box or label is wrong until it is checked. */
export const changedSincePacked = sql<boolean>`(${orders}.status = 'Packing' AND (
  EXISTS (SELECT FROM ${orderEdits} e WHERE e.order_id = ${orders}.id AND e.at > ${packedAt})
  OR EXISTS (SELECT FROM ${staffChanges} c WHERE c.subject = 'order' AND c.subject_id = ${orders}.id::text
    AND c.call = ${ADDRESS_CALL} AND c.at > ${packedAt})))`

export async function wasChangedSincePacked({ db }: Pick<Shop, 'db'>, orderId: string): Promise<boolean> {
  const [order] = await db.select({ changedSincePacked }).from(orders).where(eq(orders.id, orderId))
  return order?.changedSincePacked ?? false
}
