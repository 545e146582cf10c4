import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/**
 * No other transaction in any process can add a line to the customer's cart until this one ends. `cart_takes` in the
 * migrations takes the same lock for a single add.
 */
export async function lockCart(shop: Shop, userId: string): Promise<void> {
  await shop.db.execute(sql`SELECT lock_cart(${userId}::uuid)`)
}
