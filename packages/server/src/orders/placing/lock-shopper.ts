import { sql } from 'drizzle-orm'
import type { Shop } from '#shop'

/**
 * Lets the placings of one shopper come one after another, until the end of the transaction (D-45). The locks of an
 * order are always taken in this order: shopper, order and payment, code, stock, cart.
 */
export async function lockShopper(shop: Shop, userId: string): Promise<void> {
  await shop.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
}
