import { eq } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** An order, locked until the end of the transaction; of two that change it the second one sees what the first did. */
export async function lockOrder(shop: Shop, orderId: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}
