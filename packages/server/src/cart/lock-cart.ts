import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/**
 * No other transaction adds a line to the shopper's cart until the end of this one, in whichever process it runs.
 * `cart_takes` of the migrations takes the same lock for a single add.
 */
export async function lockCart(shop: Shop, userId: string): Promise<void> {
  await shop.db.execute(sql`SELECT lock_cart(${userId}::uuid)`)
}
