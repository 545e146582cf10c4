import { eq } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** An order, locked until the transaction ends. The second of two concurrent changes sees the result of the first. */
export async function lockOrder(shop: Shop, orderId: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}
